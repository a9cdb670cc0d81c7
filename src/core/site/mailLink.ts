/**
 * A link that opens a written mail in the visitor's mail program (EVT-10). Lines of the body end as mail has them.
 * @param to an address, or empty to let the visitor choose.
 * @example
 * mailLink('a@b.fr', 'Gala & co', 'Bonjour\nMerci') // => 'mailto:a@b.fr?subject=Gala%20%26%20co&body=Bonjour%0D%0AMerci'
 */
export function mailLink(to: string, subject: string, body: string): string {
  const write = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${write(subject)}&body=${write(body)}`;
}

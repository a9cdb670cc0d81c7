/**
 * Puts a text on the clipboard; false where the page may not, as in frames without the permission.
 * @param place where a field for the older way may stand for a moment
 */
export async function copyText(text: string, place: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, place);
  }
}

function copyBySelection(text: string, place: Element | null): boolean {
  if (!place) return false;
  const field = place.ownerDocument.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  place.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

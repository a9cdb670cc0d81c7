import { page } from './page';

/** The attributes that distinguish elements of one kind. */
const keys = ['caisse-id', 'campaign-id', 'form-id'];
const storedUnder = (intent: string) => `orgkit_opener ${intent}`;

/** The element's tag and subject: `org-donation toit`. */
const nameOf = (element: Element): string =>
  [element.localName, ...keys.flatMap((key) => element.getAttribute(key) ?? [])].join(' ');

/** Remembers for this tab which element opened the checkout: the first one, as the payment form opens it again. */
export function rememberOpener(element: Element, intent: string): void {
  if (page.storage.read('session', storedUnder(intent)) !== null) return;
  page.storage.write('session', storedUnder(intent), nameOf(element));
}

/** Match of an element with the one that opened the checkout: 2 the same, 1 the same kind, 0 another or unknown. */
export function openerOf(intent: string): (element: Element) => 0 | 1 | 2 {
  const opener = page.storage.read('session', storedUnder(intent)) ?? '';
  return (element) => (nameOf(element) === opener ? 2 : element.localName === opener.split(' ')[0] ? 1 : 0);
}

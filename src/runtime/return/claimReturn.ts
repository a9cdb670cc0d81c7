import { openerOf } from '../page/opener';
import { page } from '../page/page';

/** Tags that answer a payer if the element that opened the checkout is not on the page; they come before forms. */
const givingTags = ['org-donation', 'org-campaign', 'org-payment'];
const thankingTags = [...givingTags, 'org-form'];

/**
 * Whether `host` answers to the payer who came back with `intent` (SRV-11): one element of the page does, also when its code
 * comes later than that of others. It gives way when `signal` aborts.
 */
export function claimReturn(host: Element, intent: string, signal: AbortSignal): boolean {
  const owner = page.returns.get(intent) ?? answering(host, intent);
  if (owner !== host) return false;
  page.returns.set(intent, host);
  signal.addEventListener('abort', () => page.returns.delete(intent), { once: true });
  return true;
}

/** The element that opened the checkout, else one of its kind, else one that takes money; of equals the first. */
function answering(host: Element, intent: string): Element {
  const likeness = openerOf(intent);
  const rank = (element: Element) => {
    const { localName } = element;
    const kind = [thankingTags, givingTags].filter((tags) => tags.includes(localName)).length;
    // Thanks in a closed dialog would not be seen.
    const hidden = element.checkVisibility?.() === false;
    return kind + 3 * likeness(element) - (hidden ? 10 : 0);
  };
  const candidates = [...elementsIn(host.ownerDocument).filter(canThank), host];
  return candidates.reduce((best, one) => (rank(one) > rank(best) ? one : best));
}

/** Tags whose code has still to come count; tags that the page has defined itself lack our mark and do not. */
function canThank({ localName }: Element): boolean {
  const known = customElements.get(localName);
  return thankingTags.includes(localName) && (!known || Symbol.for('orgkit') in known);
}

/** All elements in the order of the page, those in open shadow roots included. */
function elementsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : element,
  );
}

import { styleSheets } from '../runtime/element/styleSheets';

/** Adopts the style sheets of a view where the site stands, each once. */
export function sheetsOf(host: HTMLElement, styles: readonly string[]): void {
  const root = host.shadowRoot ?? host.ownerDocument;
  const known = root.adoptedStyleSheets;
  const added = styleSheets(host.ownerDocument, styles).filter((sheet) => !known.includes(sheet));
  if (added.length > 0) root.adoptedStyleSheets = [...known, ...added];
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Constructed style sheets for `texts`, one per text and document, shared by all elements. Works under a strict CSP. */
export function styleSheets(owner: Document, texts: readonly string[]): CSSStyleSheet[] {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  return [...new Set(texts)].map((text) => {
    const sheet = known.get(text) ?? construct(owner, text);
    known.set(text, sheet);
    return sheet;
  });
}

function construct(owner: Document, text: string): CSSStyleSheet {
  // A sheet can only be adopted in the document whose window made it; elements may move between documents.
  const { CSSStyleSheet: Sheet } = owner.defaultView ?? window;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}

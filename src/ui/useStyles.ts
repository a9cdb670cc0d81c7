import { useLayoutEffect, type RefObject } from 'react';

const known = new Map<string, CSSStyleSheet>();

/** Made once: a page may have many elements with the part. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = known.get(css) ?? new CSSStyleSheet();
  if (!known.has(css)) sheet.replaceSync(css);
  known.set(css, sheet);
  return sheet;
}

/**
 * Adopts the style sheet of a lazy part into the shadow root that it stands in, as long as it is mounted; elements share it.
 * Style tags would be refused by a strict Content-Security-Policy.
 */
export function useStyles(ref: RefObject<Node | null>, css: string): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!root || !('adoptedStyleSheets' in root)) return;
    const owner = root as ShadowRoot;
    const sheet = sheetOf(css);
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
    return () => {
      // Another part may have adopted it, too.
      const at = owner.adoptedStyleSheets.lastIndexOf(sheet);
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((_, index) => index !== at);
    };
  }, [ref, css]);
}

import { useLayoutEffect, type RefObject } from 'react';

/**
 * Adopts the style sheet of a lazy part into the shadow root that it stands in, as long as it is mounted.
 * Style tags would be refused by a strict Content-Security-Policy.
 */
export function useStyles(ref: RefObject<HTMLElement | null>, css: string): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!root || !('adoptedStyleSheets' in root)) return;
    const owner = root as ShadowRoot;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
    return () => {
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [ref, css]);
}

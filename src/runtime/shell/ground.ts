/** Weights of red, green and blue in perceived lightness. */
const weights = [0.2126, 0.7152, 0.0722];

/** Lightness that lab and lch write as a percentage. */
const percent = 1e2;

/** Lightness of a computed colour, from 0 to 1; null if transparent or unknown. */
export function lightnessOf(colour: string): number | null {
  const [, notation = '', inside = ''] = /^([a-z]+)\((.*)\)$/.exec(colour) ?? [];
  const numbers = inside.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [];
  const [first = 0, , , alpha = 1] = numbers;
  if (numbers.length < 3 || alpha < 0.5) return null;
  if (/^(ok)?l(ab|ch)$/.test(notation)) return notation.startsWith('ok') ? first : first / percent;
  if (!/^(rgba?|color)$/.test(notation)) return null;
  const light = weights.reduce((sum, weight, index) => sum + weight * (numbers[index] ?? 0), 0);
  return notation === 'color' ? light : light / 255;
}

/** Whether the background of `element` is dark: by the nearest painted ancestor, else by the page's text colour. */
function isDarkBehind(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const light = lightnessOf(getComputedStyle(at).backgroundColor);
    if (light !== null) return light < 0.5;
  }
  return (lightnessOf(getComputedStyle(element).color) ?? 0) > 0.5;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/**
 * Reports whether the background of `element` matches its theme, now and after each change of the page's look
 * (ELEM-14). Returns its stop function.
 */
export function watchGround(element: Element, theme: string, tell: (fits: boolean) => void): () => void {
  const { documentElement, body } = element.ownerDocument;
  const visitor = matchMedia('(prefers-color-scheme: dark)');
  const look = () => {
    const dark = theme === 'auto' ? visitor.matches : theme === 'dark';
    tell(isDarkBehind(element) === dark);
  };
  const faded = ({ target }: Event) => (target === documentElement || target === body) && look();
  const changes = new MutationObserver(look);
  for (const one of [documentElement, body]) changes.observe(one, { attributes: true });
  visitor.addEventListener('change', look);
  documentElement.addEventListener('transitionend', faded);
  look();
  return () => {
    changes.disconnect();
    visitor.removeEventListener('change', look);
    documentElement.removeEventListener('transitionend', faded);
  };
}

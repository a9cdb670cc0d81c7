import type { Language } from '../../contract/common';
import { attr } from '../attributes';

/** The page's language around an element, through other components' shadow roots; undefined if not one of ours. */
export function languageAround(element: Element): Language | undefined {
  const said = element.closest('[lang]');
  if (said) return attr.lang.parse(said.getAttribute('lang') ?? '');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined;
}

import type { Language } from '../../contract/common';
import { attr } from '../attributes';

/** Language that the page says around an element, through other components' shadow roots; undefined when it is none of ours. */
export function languageAround(element: Element): Language | undefined {
  const said = element.closest('[lang]');
  if (said) return attr.lang.parse(said.getAttribute('lang') ?? '');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined;
}

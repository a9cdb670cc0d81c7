import { tellDeveloper } from '../tellDeveloper';
import { ours } from './createElementClass';

/** Defines a tag, unless it is defined already: the script may run twice, or the page may have a tag of that name. */
export function defineOnce(tag: string, make: () => CustomElementConstructor): void {
  const known = customElements.get(tag);
  if (!known) customElements.define(tag, make());
  else if (!(ours in known)) tellDeveloper(tag, 'is left alone', 'The page has defined it', 'Let one of the two go.');
}

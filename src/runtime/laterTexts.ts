import { use } from 'react';
import type { Catalogue } from '../i18n/catalogue';
import { textsOnce } from '../i18n/textsOnce';
import { lastingTexts } from '../loading/lastingTexts';
import { useElement } from './context';

/** A hook for texts that load after the element's own. It suspends until they arrive: wrap its component in a boundary. */
/* @__NO_SIDE_EFFECTS__ */
export function laterTexts<T extends object>(catalogue: Catalogue<T>): () => T {
  const load = lastingTexts(textsOnce(catalogue));
  return function useTexts() {
    return use(load(useElement().lang));
  };
}

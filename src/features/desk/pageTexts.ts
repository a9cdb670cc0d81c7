import { use } from 'react';
import type { Catalogue } from '../../i18n/catalogue';
import { textsOnce } from '../../i18n/textsOnce';
import { lastingTexts } from '../../loading/lastingTexts';
import { useDesk } from './deskContext';

/** A hook for the texts of a page, which load with it. It suspends until they arrive. */
/* @__NO_SIDE_EFFECTS__ */
export function pageTexts<T extends object>(catalogue: Catalogue<T>): () => T {
  const load = lastingTexts(textsOnce(catalogue));
  return function useTexts() {
    return use(load(useDesk().lang));
  };
}

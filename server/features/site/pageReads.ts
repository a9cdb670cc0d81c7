import type { Language } from '../../../src/contract/common';
import type { Caisse } from '../../../src/contract/records/caisses';
import type { ArticlePreview } from '../../../src/contract/site/articles';
import type { Database } from '../../db/database';
import { listCaisses, type CaisseWithTotals } from '../caisses/caisseStore';
import { viewCaisseOnPage } from '../caisses/caisseView';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { translated } from '../translations/translated';
import { contentAround } from './contentAround';

/** What several parts of a page show: each is read when it is first asked for, and once for all of them (TRANS-03). */
export interface PageReads {
  /** All funds of the organisation with their totals, hidden ones too. */
  readonly totals: () => Promise<readonly CaisseWithTotals[]>;
  /** The same as pages show them. */
  readonly funds: (lang: Language) => Promise<readonly Caisse[]>;
  /** The latest articles. */
  readonly articles: (lang: Language) => Promise<readonly ArticlePreview[]>;
}

export function createPageReads(database: Database, organisation: OrganisationRecord): PageReads {
  const { queries } = database;
  const { id, mode, devise } = organisation;
  const totals = once((_: '') => listCaisses(queries, id, mode));
  return {
    totals: () => totals(''),
    funds: once(async (lang) => {
      const shown = (await totals('')).map((row) => viewCaisseOnPage(row, devise));
      return translated(queries, organisation, lang, 'caisse', shown);
    }),
    articles: once(async (lang) => {
      const { articles } = await contentAround(database, organisation);
      return translated(queries, organisation, lang, 'article', articles);
    }),
  };
}

/** Reads of each key once. */
function once<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../../db/database';
import { refuseUnknownIds, type NamedId } from '../../http/knownIds';
import type { Settings } from '../organisations/publicConfig';

const lists = { 'home.campaigns': 'campaign', 'home.forms': 'form' } as const;

/**
 * Records named in settings, the home page's lists and the main fund, must be the organisation's own (SET-02). @throws
 * HttpError 400
 */
export async function checkSettings(
  tx: Queries,
  organisationId: string,
  before: Settings,
  after: Settings,
): Promise<void> {
  const changed = (key: string) => (isDeepStrictEqual(before[key], after[key]) ? undefined : after[key]);
  const fund = changed('don.main.caisse');
  const named: NamedId[] = Object.entries(lists).flatMap(([key, kind]) => {
    const ids = changed(key);
    return Array.isArray(ids) ? ids.map((id, at) => ({ path: `config.${key}.${at}`, kind, id: String(id) })) : [];
  });
  if (typeof fund === 'string' && fund !== '') named.push({ path: 'config.don.main.caisse', kind: 'fund', id: fund });
  await refuseUnknownIds(tx, organisationId, named);
}

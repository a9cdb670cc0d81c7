import { useCallback } from 'react';
import { listCampaigns } from '../../../../contract/campaigns/adminCampaigns';
import { listForms } from '../../../../contract/forms/formList';
import { useDesk } from '../../deskContext';
import { useLoaded } from '../../useLoaded';

/** A record by its name. */
export interface Named {
  readonly name: string;
  /** Visitors do not find it for now. */
  readonly isClosed: boolean;
  /** Put away: no longer to be chosen. */
  readonly isArchived: boolean;
}
export type NamedById = ReadonlyMap<string, Named>;

interface Page<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

/** All campaigns and forms of an organisation by id. */
export function useNamed(organisation: string) {
  const { call } = useDesk();
  const load = useCallback(async () => {
    const limit = '200';
    const formsBy = (archived: 'true' | 'false') =>
      all((before) => call(listForms, { organisation, query: { archived, limit, ...before } }));
    const [campaigns, forms, archived] = await Promise.all([
      all((before) => call(listCampaigns, { organisation, query: { teams: 'none', limit, ...before } })),
      formsBy('false'),
      formsBy('true'),
    ]);
    return {
      campaigns: new Map(
        campaigns.map(({ id, label, active }) => {
          const isArchived = active === false;
          return [id, { name: label, isClosed: isArchived, isArchived }];
        }),
      ),
      forms: new Map(
        [...forms, ...archived].map(({ id, title, open, archived: isArchived }) => [
          id,
          { name: title || id, isClosed: !open, isArchived },
        ]),
      ),
    };
  }, [call, organisation]);
  return useLoaded(load);
}

async function all<T>(load: (before: { before?: string }) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  for (let before: { before?: string } = {}; ;) {
    const { data, next } = await load(before);
    rows.push(...data);
    if (next === null) return rows;
    before = { before: next };
  }
}

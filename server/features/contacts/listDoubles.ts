import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { findTrees, treeIn } from './contactStore';
import { viewNamed } from './contactView';

const MOST = 50;

interface Pair {
  readonly one: string;
  readonly other: string;
  readonly reason: 'name' | 'tel';
}

/** Pairs of contacts of the same name or number, except those marked as two people (PERS-06). */
export async function listDoubles(queries: Queries, organisationId: string) {
  const isOpen = sql`not exists (select 1 from contact_pairs p where p.organisation_id = ${organisationId}
    and p.one_id = least(a.id, b.id) and p.other_id = greatest(a.id, b.id))`;
  const named = sql`(select a.id as one, b.id as other, 'name' as reason, a.sort_name as place from contacts a join contacts b
    on b.organisation_id = a.organisation_id and b.sort_name collate "C" = a.sort_name collate "C" and b.id > a.id
      and b.parent_id is null
    where a.organisation_id = ${organisationId} and a.parent_id is null and a.sort_name <> '' and ${isOpen}
    order by a.sort_name collate "C", a.id limit ${MOST})`;
  const numbered = sql`(select least(a.id, b.id) as one, greatest(a.id, b.id) as other, 'tel' as reason, '' as place
    from contact_keys k join contact_keys l
      on l.organisation_id = k.organisation_id and l.value = k.value and l.contact_id > k.contact_id
        and starts_with(l.value, 't:')
    join contacts x on x.organisation_id = k.organisation_id and x.id = k.contact_id
    join contacts y on y.organisation_id = l.organisation_id and y.id = l.contact_id
    join contacts a on a.organisation_id = x.organisation_id and a.id = x.root_id
    join contacts b on b.organisation_id = y.organisation_id and b.id = y.root_id
    where k.organisation_id = ${organisationId} and starts_with(k.value, 't:') and a.id <> b.id and ${isOpen}
    order by k.value, k.contact_id, l.contact_id limit ${MOST})`;
  const { rows: pairs } = (await queries.execute(sql`select one, other, min(reason) as reason
    from (${named} union all ${numbered}) pairs
    group by one, other order by min(reason), max(place) collate "C", one, other limit ${MOST}`)) as { rows: Pair[] };
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const rows = await findTrees(queries, organisationId, ids);
  const view = (id: string) => viewNamed(treeIn(rows, id));
  return pairs.map(({ one, other, reason }) => ({ one: view(one), other: view(other), reason }));
}

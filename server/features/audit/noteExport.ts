import type { Route } from '../../../src/contract/route';
import type { Deps } from '../../deps';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from './recordChange';

interface Asked {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
}

/** They say how a table is written, not what is in it. */
const HOW = ['preset', 'headings', 'sort'];
/** Words that are searched for may be somebody's name: the log outlives it, and says only that there were some. */
const SEARCHED = ['search', 'q'];

/** Notes who exports what, as it was filtered (PRIV-07), before it leaves; in maintenance nothing is written (OPS-03). */
export async function noteExport(
  deps: Pick<Deps, 'database' | 'config' | 'ids' | 'now'>,
  holder: TokenHolder,
  { id: action }: Route,
  { params = {}, query = {} }: Asked = {},
): Promise<void> {
  if (deps.config.maintenance) return;
  const [subjectId = null] = Object.values(params) as string[];
  const filters = Object.fromEntries(
    Object.entries(query)
      .filter(([key]) => !HOW.includes(key) && !(key === 'lang' && 'headings' in query))
      .map(([key, value]: [string, unknown]) => (SEARCHED.includes(key) ? ['search', true] : [key, value])),
  );
  const changes = Object.keys(filters).length === 0 ? {} : { filters };
  await deps.database.transaction((tx) =>
    recordChange(tx, deps, holder, { action, subject: 'export', subjectId, changes }),
  );
}

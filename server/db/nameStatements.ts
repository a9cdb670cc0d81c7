import type { PoolClient } from 'pg';

/** Runs after which a statement gets a name. */
const OFTEN = 5;
/** Each connection keeps a plan of every named statement in the database's memory. */
const MOST_NAMED = 200;
const MOST_COUNTED = 1000;
/** Longer statements insert many rows, and rarely recur word for word. */
const LONGEST = 10_000;

/** In searches by an index of groups of characters (SRV-26). */
const SEARCHED = 'search_grams(';

/**
 * Names the statements that a process runs often, so that each connection has PostgreSQL parse them once, and plan them
 * a few times, instead of at every run. Not searches: whether a word is in a few rows or in most decides how they are best read.
 * Returns what to call with each new connection.
 */
export function nameStatements(): (client: PoolClient) => void {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED || text.length > LONGEST || text.includes(SEARCHED))
      return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    names.set(text, `often-${names.size + 1}`);
    return names.get(text);
  };
  return (client) => {
    const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
    const named = (config: unknown, ...rest: unknown[]) =>
      query(isStatement(config) ? { ...config, name: nameOf(config.text) } : config, ...rest);
    client.query = named as unknown as typeof client.query;
  };
}

/** A statement with parameters, as Drizzle hands it over; not `begin`, nor a cursor that submits itself. */
function isStatement(config: unknown): config is { readonly text: string } {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}

import { parseArgs } from 'node:util';
import type { Database } from '../../server/db/database';

type Engine = Database['engine'];
const engines: readonly Engine[] = ['postgres', 'embedded'];
const partNames = ['reads', 'export', 'gifts', 'lag'] as const;
/** Parts that can be measured on their own at each size. */
export type PartName = (typeof partNames)[number];

/** Options of the command line. */
interface GrowthOptions {
  /** Gifts of each campaign. */
  readonly sizes: readonly number[];
  readonly engines: readonly Engine[];
  /** None: the databases are only filled. */
  readonly parts: readonly PartName[];
  /** A folder where databases and figures stay, for a run in turns; a database of PostgreSQL stays that of DATABASE_URL. */
  readonly keep: string | undefined;
}

function chosen<Name extends string>(all: readonly Name[], given: string | undefined): readonly Name[] {
  const names = given?.split(',').filter(Boolean) ?? all;
  const unknown = names.filter((name) => !(all as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`No such choice: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return names as readonly Name[];
}

/**
 * Reads `--million`, `--sizes=1000,10000`, `--on=postgres`, `--parts=reads,gifts` (`--parts=` only fills) and
 * `--keep=FOLDER`. @throws for what it does not know
 */
export function growthOptions(args: readonly string[]): GrowthOptions {
  const flags = { million: { type: 'boolean' }, sizes: { type: 'string' }, on: { type: 'string' } } as const;
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...flags, parts: { type: 'string' }, keep: { type: 'string' } },
  });
  const usual = [1000, 10_000, 100_000, ...(values.million ? [1_000_000] : [])];
  return {
    sizes: values.sizes?.split(',').map(Number) ?? usual,
    engines: chosen(engines, values.on),
    parts: chosen(partNames, values.parts),
    keep: values.keep,
  };
}

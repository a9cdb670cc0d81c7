import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartPostgres } from '../liveGifts';
import type { Finding } from '../statistics';
import { fillOrganisation } from './fillOrganisation';
import { findingsOf, type Costs } from './findings';
import { growthOptions } from './options';
import { parts } from './parts';
import { inDatabase, type Place } from './place';
import { vacuum } from './vacuum';

type Options = ReturnType<typeof growthOptions>;

/** Figures of former turns, and of this one. */
function keepFigures({ dataFolder, engine }: Place) {
  const file = join(dataFolder, `figures-${engine}.json`);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [number, Costs][]) : [];
  const figures = new Map(known);
  const inOrder = () => [...figures].sort(([one], [other]) => one - other);
  return {
    add(size: number, costs: Costs): void {
      figures.set(size, { ...figures.get(size), ...costs });
      writeFileSync(file, JSON.stringify(inOrder()));
    },
    all: () => new Map(inOrder()),
  };
}

async function measureOn(place: Place, { sizes, parts: names }: Options): Promise<Finding[]> {
  const kept = keepFigures(place);
  const warm = await inDatabase(place, (deps) => fillOrganisation(place, deps, 'warm', 10));
  for (const gifts of sizes) {
    const organisation = await inDatabase(place, async (deps) => {
      const filled = await fillOrganisation(place, deps, `gifts-${gifts}`, gifts);
      // The fill leaves many dead rows, which a database cleans up by itself after a while.
      await vacuum(place, deps.database.queries);
      return filled;
    });
    for (const name of names) {
      const costs = await parts[name](place, organisation, warm);
      const figures = Object.entries(costs).map(([what, cost]) => `${what} ${cost.toFixed(1)}`);
      console.log(`${place.engine}, ${gifts.toLocaleString('en')} gifts: ${figures.join('; ')}`);
      kept.add(gifts, costs);
    }
  }
  return findingsOf(place.engine, kept.all());
}

/**
 * How costs grow with the gifts of a campaign, on both databases: each size is an organisation of its own, added to those
 * before. With `--million`, to a million gifts. With `--keep=FOLDER` in turns: see `growthOptions`.
 */
export async function benchGrowth(startPostgres: StartPostgres): Promise<Finding[]> {
  const options = growthOptions(process.argv.slice(2));
  const findings: Finding[] = [];
  const dataFolder = options.keep ?? mkdtempSync(join(tmpdir(), 'orgkit-growth-'));
  mkdirSync(dataFolder, { recursive: true });
  try {
    if (options.engines.includes('postgres')) {
      const database = options.keep ? keptPostgres() : await startPostgres();
      if (database) {
        findings.push(...(await measureOn({ engine: 'postgres', dataFolder, url: database.url }, options)));
        await database.stop();
      } else
        console.log('NOT RUN: growth on PostgreSQL. Install postgresql, or set DATABASE_URL to a server of your own.');
    }
    if (options.engines.includes('embedded'))
      findings.push(...(await measureOn({ engine: 'embedded', dataFolder }, options)));
  } finally {
    if (!options.keep) rmSync(dataFolder, { recursive: true, force: true });
  }
  return findings;
}

/** The database of `DATABASE_URL`, which a run in turns goes on with. */
export function keptPostgres(): Awaited<ReturnType<StartPostgres>> {
  const url = process.env['DATABASE_URL'];
  return url ? { url, stop: () => Promise.resolve() } : null;
}

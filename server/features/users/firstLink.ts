import { chmod, rm, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { accessKeys, users } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import { keepKey, keyLink } from './accessKeys';

type Deps = Pick<Surroundings, 'config' | 'database' | 'now' | 'ids'>;

/** A link, good for an hour and once, that makes the operator (USER-10). One that was made before ends. */
export function operatorLink(deps: Deps): Promise<string> {
  return deps.database.transaction(async (tx) => {
    await tx.delete(accessKeys).where(and(eq(accessKeys.kind, 'operator'), isNull(accessKeys.usedAt)));
    const { id } = await keepKey(tx, deps, { kind: 'operator', lang: 'fr' });
    return keyLink(deps, id);
  });
}

/**
 * Lines for the terminal while a server has no users: the operator's link or, when nobody is watching, the file it is kept
 * in, readable by its owner alone.
 */
export async function offerFirstLink(deps: Deps, isWatched: boolean): Promise<string[]> {
  const file = joinPath(deps.config.dataFolder, 'first-sign-in');
  const hasUsers = (await deps.database.queries.$count(users)) > 0;
  if (hasUsers || deps.config.maintenance) {
    await rm(file, { force: true });
    return [];
  }
  const link = await operatorLink(deps);
  if (isWatched) return [`  first sign-in, for an hour: ${link}`];
  await writeFile(file, `${link}\n`, { mode: 0o600 });
  // One that was there keeps its own mode.
  await chmod(file, 0o600);
  return [`  first sign-in, for an hour: the link in ${file}`];
}

import { randomBytes } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { dirname, extname, join } from 'node:path';
import type { Logger } from 'pino';
import { canIssueReceipts } from '../src/core/payment';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Deps } from './deps';
import { createFolderStore } from './files/createFolderStore';
import { createGuard } from './guard/createGuard';
import { loadRenderer } from './features/pages/loadRenderer';
import { createHostBook } from './features/hosts/createHostBook';
import { createGateways } from './gateways/createGateways';
import { silenced } from './http/maintenance';
import { createPictures } from './pictures/createPictures';
import { rowId } from './rowId';
import { wiring } from './wiring';

/** The real surroundings of the application. */
export function createDeps(config: Config, database: Database, log: Logger, now: Deps['now']): Deps {
  const base = {
    ...wiring,
    config,
    database,
    log,
    now,
    canIssueReceipts,
    resolveTxt,
    files: createFolderStore(config.dataFolder),
    renderer: loadRenderer(config),
    media: createFolderStore(config.dataFolder, 'media'),
    pictures: createPictures(besideThis('pictureWorker')),
    ids: { row: rowId, secret: () => randomBytes(24).toString('base64url') },
  };
  const deps = { ...base, guard: createGuard(base), hosts: createHostBook(base) };
  const gateways = createGateways(deps);
  if (!config.maintenance) return { ...deps, gateways };
  const silent = Object.entries(gateways).map(([name, gateway]) => [name, silenced(gateway)]);
  return { ...deps, gateways: Object.fromEntries(silent) as Deps['gateways'] };
}

/** Another program of the same build. */
const besideThis = (name: string) => {
  const program = process.argv[1] ?? '';
  return join(dirname(program), `${name}${extname(program)}`);
};

import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/** Opens the database that the configuration names, with its schema up to date. @throws StartupError */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>, log: Logger): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, log);
  return openEmbedded(join(config.dataFolder, 'database'), log);
}

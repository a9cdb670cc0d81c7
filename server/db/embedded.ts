import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import type { Logger } from 'pino';
import { StartupError } from '../errors';
import { copyTree } from '../files/trees';
import type { Database, Queries } from './database';
import { lockFolder } from './folderLock';
import { migrateEmbedded } from './migrate';
import * as schema from './schema';
import { createTransactionGuard } from './transactionGuard';

/** Written into the folder once everything in it is on disk: without it, an interrupted first start left half a database. */
const readyMark = 'orgkit-ready';
/** One in this many calls of `maintain` also vacuums: every few hours. */
const vacuumEvery = 60;

interface EmbeddedOptions {
  /** Makes one open file durable; replaced by tests that count. */
  readonly fsync?: (descriptor: number) => void;
  /** The disk rejected a write: nothing more may be acknowledged. */
  readonly onFsyncFailure?: (error: unknown) => void;
}

/**
 * Opens PostgreSQL-in-WebAssembly in `folder`, for this process alone, and brings its schema up to date.
 * A commit is acknowledged only after a real fsync of the write-ahead log.
 * @throws StartupError when another process uses the folder or it cannot be opened.
 */
export async function openEmbedded(folder: string, log: Logger, options: EmbeddedOptions = {}): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    setAsideIfUnfinished(folder, log);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    const client = await startPglite({ fs: new DurableNodeFs(folder, withDefaults(options, log)) });
    const database = await databaseOver(client).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    markReady(folder);
    return {
      ...database,
      // Writes are blocked during the copy: a running transaction is no part of it, as after a power cut.
      copyTo: (target) => client.runExclusive(() => copyTree(folder, target)),
      close: () => database.close().finally(() => lock.release()),
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`cannot open the embedded database in ${folder}: ${(error as Error).message}`);
  }
}

/**
 * The same engine and schema without a folder, for tests.
 * @param kept a file with a new database, written by the first caller to find none: copying takes a fifth of the time
 */
export async function openEmbeddedInMemory(kept?: string): Promise<Database> {
  const copy = kept && existsSync(kept) ? { loadDataDir: new Blob([readFileSync(kept)]) } : {};
  const client = await startPglite({ dataDir: 'memory://', ...copy });
  const database = await databaseOver(client);
  if (kept && !copy.loadDataDir) await keep(client, kept);
  return database;
}

async function keep(client: PGlite, file: string): Promise<void> {
  await client.exec('checkpoint');
  const whole = await client.dumpDataDir('none');
  // Another process may look for it, or write it too.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await whole.arrayBuffer()));
  renameSync(draft, file);
}

async function startPglite(options: PGliteOptions): Promise<PGlite> {
  const client = new PGlite({
    ...options,
    startParams: [
      // As shipped it starts with -F: no fsync at all.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['wal_sync_method=fsync', 'shared_buffers=8MB', 'max_wal_size=64MB', 'min_wal_size=32MB'].flatMap(
        (setting) => ['-c', setting],
      ),
    ],
  });
  await client.waitReady;
  return client;
}

async function databaseOver(client: PGlite): Promise<Database> {
  const guard = createTransactionGuard();
  const direct = drizzle({ client, schema });
  await migrateEmbedded(direct);
  const guarded = {
    query: (...args: Parameters<PGlite['query']>) => {
      guard.refuseInside('database.queries used');
      return client.query(...args);
    },
  };
  let rounds = 0;
  return {
    engine: 'embedded',
    queries: drizzle({ client: guarded as unknown as PGlite, schema }),
    async transaction(work) {
      guard.refuseInside('database.transaction called');
      return guard.enter(() => direct.transaction((tx) => work(tx as Queries)));
    },
    // Within one process nothing is missed. Without its own context, the listener would be called as part of the transaction.
    listen: (channel, onMessage) => client.listen(channel, AsyncResource.bind(onMessage)),
    // Single-user PostgreSQL has neither checkpointer nor autovacuum: the log and the tables would grow for ever.
    async maintain() {
      if (rounds++ % vacuumEvery === 0) await client.exec('vacuum analyze');
      await client.exec('checkpoint');
    },
    copyTo: () => Promise.reject(new Error('orgkit: a database in memory has no files')),
    close: () => client.close(),
  };
}

/** PGlite's folder file system with the fsync that it lacks. */
class DurableNodeFs extends NodeFS {
  constructor(
    folder: string,
    private readonly options: Required<EmbeddedOptions>,
  ) {
    super(folder);
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: { NODEFS: { stream_ops: Record<string, unknown> } }) => {
      module.NODEFS.stream_ops['fsync'] = (stream: { nfd: number }) => {
        try {
          this.options.fsync(stream.nfd);
        } catch (error) {
          this.options.onFsyncFailure(error);
          throw error;
        }
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
      },
    };
  }
}

function withDefaults(options: EmbeddedOptions, log: Logger): Required<EmbeddedOptions> {
  return {
    fsync: options.fsync ?? fsyncSync,
    onFsyncFailure:
      options.onFsyncFailure ??
      ((error) => {
        // PGlite swallows errors thrown here and acknowledges the commit, so the process must end before it can.
        log.fatal({ err: error }, 'the disk refused fsync; stopping before anything is acknowledged');
        process.exit(1);
      }),
  };
}

function setAsideIfUnfinished(folder: string, log: Logger): void {
  if (!existsSync(folder) || existsSync(join(folder, readyMark)) || readdirSync(folder).length === 0) return;
  const aside = `${folder}.unfinished-${randomUUID().slice(0, 8)}`;
  renameSync(folder, aside);
  log.warn({ aside }, 'the first start was interrupted; its unfinished database was set aside');
}

/** Everything that the first start copied goes to disk, then the mark. */
function markReady(folder: string): void {
  const mark = join(folder, readyMark);
  if (existsSync(mark)) return;
  syncTree(folder);
  closeSync(openSync(mark, 'w', 0o600));
  syncPath(mark);
  syncPath(folder);
  syncPath(dirname(folder));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../errors';

/** Longest Unix socket path that every platform takes; Node cuts longer ones without a word. */
const longestSocketPath = 100;
/** A process that is stopped in the debugger accepts connections but does not answer: it still owns the folder. */
const answerTimeout = 3000;

class FolderInUseError extends StartupError {
  constructor(folder: string) {
    super(
      `the data folder ${folder} is in use by another Orgkit process. Stop it first, or set ORGKIT_DATA to another.`,
    );
  }
}

/**
 * Makes this process the only user of `folder`: a Unix socket beside it, which the system closes even after `kill -9`.
 * Each process binds a name of its own and then asks all others found there, so that removing dead sockets can never remove
 * a living one, and of several processes that start at once exactly one gets the folder.
 * @throws FolderInUseError when another process has it, StartupError when the folder cannot be locked.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  const parent = dirname(resolve(folder));
  const prefix = `${basename(folder)}.lock.`;
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const watchers = new Set<Socket>();
  let held = false;

  const server = createServer((socket) => {
    watchers.add(socket);
    socket.on('error', () => undefined).on('close', () => watchers.delete(socket));
    socket.write(held ? 'held' : 'wait');
  });
  const release = () => {
    server.close();
    for (const socket of watchers) socket.destroy();
    remove(join(parent, name));
  };

  await listen(server, socketPath(join(parent, `${name}.new`)));
  server.unref();
  // It listens before it gets its final name, so that it never looks dead.
  renameSync(join(parent, `${name}.new`), join(parent, name));

  const others = readdirSync(parent).filter((other) => /^[0-9a-f]{8}$/.test(cut(other, prefix)) && other !== name);
  const states = await Promise.all(others.map((other) => ask(join(parent, other), name < other)));
  if (states.includes('held')) {
    release();
    throw new FolderInUseError(dirname(folder));
  }
  held = true;
  for (const socket of watchers) socket.write('held');
  return { release };
}

const cut = (text: string, prefix: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : '');

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Someone else removed it, which is as good.
  }
}

/** The shortest way to write the path of a socket. @throws StartupError when it is too long for one */
export function socketPath(path: string): string {
  const shortest = [path, relative(process.cwd(), path)].sort((a, b) => a.length - b.length)[0] ?? path;
  if (Buffer.byteLength(shortest) > longestSocketPath) {
    throw new StartupError(
      `the path of the data folder is too long for its lock (${path}). Set ORGKIT_DATA to a shorter one.`,
    );
  }
  return shortest;
}

function listen(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(new StartupError(`cannot lock the data folder: ${error.message}`)));
    server.listen(path, done);
  });
}

/**
 * Whether the process behind a lock socket has the folder. One that is still waiting counts as `held` when it goes first; when
 * we go first (`patient`), its own answer is awaited.
 */
function ask(path: string, patient: boolean): Promise<'held' | 'free'> {
  return new Promise((done) => {
    const socket = connect(socketPath(path));
    const settle = (state: 'held' | 'free') => {
      socket.destroy();
      done(state);
    };
    socket.setTimeout(answerTimeout, () => settle('held'));
    socket.on('data', (data) => {
      if (!patient || data.toString().includes('held')) settle('held');
    });
    socket.on('end', () => settle('free'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') remove(path);
      settle(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' || error.code === 'ECONNRESET' ? 'free' : 'held');
    });
  });
}

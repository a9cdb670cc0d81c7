import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { socketPath } from '../db/folderLock';
import type { Deps } from '../deps';
import { StartupError } from '../errors';
import { loggable } from '../loggable';
import { runCommand } from './runCommand';
import type { Given } from './commands';

const asked = v.object({ name: v.string(), given: v.record(v.string(), v.string()) });
const answered = v.union([v.object({ text: v.string() }), v.object({ error: v.string() })]);

/** The socket stands in a folder that its owner alone may enter: who can open it can read the database too. */
const folderIn = (dataFolder: string) => join(dataFolder, 'control');
const socketIn = (dataFolder: string) => socketPath(join(folderIn(dataFolder), 'socket'));

/**
 * Accepts commands of `npm run org` while the server runs (OPS-01), as the embedded database belongs to this process
 * alone. Call it only with the data folder's lock, so that an existing socket is a dead process's.
 * @returns its stop function, which waits for a running command
 */
export async function listenForCommands(deps: Deps): Promise<() => Promise<void>> {
  const folder = folderIn(deps.config.dataFolder);
  const path = socketIn(deps.config.dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  rmSync(path, { force: true });
  const server = createServer((incoming, response) => {
    void answer(deps, incoming).then((body) => response.end(JSON.stringify(body)));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(new StartupError(`cannot take commands at ${path}: ${error.message}`)));
    server.listen(path, done);
  });
  return () => new Promise((done) => server.close(() => done()));
}

async function answer(deps: Deps, incoming: IncomingMessage): Promise<v.InferOutput<typeof answered>> {
  try {
    const { name, given } = v.parse(asked, JSON.parse(await text(incoming)));
    deps.log.info({ command: name }, 'command of the operator');
    return { text: await runCommand(deps, name, given) };
  } catch (error) {
    if (error instanceof StartupError) return { error: error.message };
    deps.log.error({ error: loggable(error) }, 'command failed');
    return { error: 'the server failed; its log says why.' };
  }
}

/**
 * Has the server that runs on this data folder carry out a command.
 * @returns the output, or null if no server answers
 * @throws StartupError with the server's own words
 */
export async function askServer(dataFolder: string, name: string, given: Given): Promise<string | null> {
  const body = await send(socketIn(dataFolder), JSON.stringify({ name, given }));
  if (body === null) return null;
  const told = v.parse(answered, JSON.parse(body));
  if ('error' in told) throw new StartupError(told.error);
  return told.text;
}

function send(path: string, body: string): Promise<string | null> {
  return new Promise((done, fail) => {
    const outgoing = request({ socketPath: path, method: 'POST', agent: false }, (response) => {
      text(response).then(done, fail);
    });
    outgoing.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT' || code === 'ECONNREFUSED') done(null);
      else fail(new StartupError(`the server at ${path} cannot be asked (${message}): use the user that it runs as.`));
    });
    outgoing.end(body);
  });
}

import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './freePort.mjs';
import { findProgram, installSystemPackage } from './systemPackages.mjs';

function versionFolders() {
  const base = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(base, version, 'bin'));
  } catch {
    return [];
  }
}

const findBinaries = () => {
  const initdb = findProgram(['initdb'], versionFolders()) ?? findProgram(['initdb']);
  return initdb && dirname(initdb);
};

/** PostgreSQL refuses to run as root: give the user to run it as. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url, child, log) {
  const { default: pg } = await import('pg');
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** A throw-away cluster in a temporary folder, on a free port of the loopback interface. */
async function startCluster(binaries) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const options = { ...user, cwd: folder };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const output = openSync(log, 'w');
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(join(binaries, 'postgres'), args, { ...options, stdio: ['ignore', output, output] });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGINT'); // "fast": open connections are closed
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/**
 * A database of its own on a server that runs already, empty or a copy of `template`; that server's other databases are left
 * alone.
 */
export async function createDatabase(serverUrl, template = 'template1') {
  const { default: pg } = await import('pg');
  const name = `orgkit_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`drop database if exists ${name} with (force)`) };
}

/**
 * A PostgreSQL database for tests: on the server of TEST_DATABASE_URL or DATABASE_URL, else in a cluster made from the
 * system's binaries, which are installed when that is possible.
 * @returns its address and what removes it; null where none can be had.
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (given) return createDatabase(given);
  const binaries = findBinaries() ?? (installSystemPackage('postgresql') ? findBinaries() : null);
  return binaries && startCluster(binaries);
}

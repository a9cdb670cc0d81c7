import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folderLock';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'orgkit-lock-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const lock = () => lockFolder(join(parent, 'database'));

/** A socket file whose process is gone, as after kill -9. */
async function leaveDeadSocket(name: string) {
  const path = JSON.stringify(join(parent, name));
  const script = `require('net').createServer().listen(${path}, () => process.kill(process.pid, 'SIGKILL'))`;
  await new Promise((done) => spawn(process.execPath, ['-e', script]).on('exit', done));
}

describe('folder lock of the embedded database', () => {
  it('PROD-01 refuses a second holder at once, and lets it in after the release', async () => {
    const first = await lock();
    await expect(lock()).rejects.toThrow(/in use by another Orgkit process/);
    first.release();
    (await lock()).release();
    expect(readdirSync(parent)).toEqual([]);
  });

  it('PROD-01 gives the folder to exactly one of many that start together, dead sockets left behind or not', async () => {
    await leaveDeadSocket('database.lock.00000000');
    await leaveDeadSocket('database.lock.ffffffff');
    expect(readdirSync(parent)).toHaveLength(2);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, lock));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect(readdirSync(parent)).toHaveLength(1);
    winners.forEach((winner) => winner.value.release());
  });

  it('PROD-01 waits for the answer of one that came before it, whatever it is', async () => {
    // A process that has not decided yet, with a name that goes after all others.
    const undecided = createServer((socket) => socket.write('wait'));
    await new Promise<void>((done) => undecided.listen(join(parent, 'database.lock.ffffffff'), done));
    const connected = new Promise<Socket>((done) => undecided.on('connection', done));
    const waiting = lock();
    (await connected).write('held');
    await expect(waiting).rejects.toThrow(/in use/);

    const again = new Promise<Socket>((done) => undecided.once('connection', done));
    const winning = lock();
    (await again).end();
    (await winning).release();
    undecided.close();
  });

  it('PROD-01 says when the path is too long for a socket', async () => {
    await expect(lockFolder(join(parent, 'x'.repeat(120), 'database'))).rejects.toThrow(/too long/);
  });
});

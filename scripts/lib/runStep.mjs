import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { root } from './processes.mjs';

const runId = randomUUID();
const running = new Set();
// Colours are for people at a terminal; a log shows them as noise.
const plain = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0' };

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // the group has ended already
  }
};

/**
 * Runs one program of Node's in the project's folder, without input, in a process group of its own.
 * @param args what follows `node` on the command line
 * @param limit seconds after which it is stopped and counts as failed: for programs that hang, not for busy machines
 * @returns whether it succeeded, and all that it wrote.
 */
export function runProgram(args, { env = {}, limit = 1800 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...plain, ORGKIT_TEST_RUN: runId, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    const timer = setTimeout(() => {
      output.push(Buffer.from(`\nstopped: it took longer than ${limit} s\n`));
      signalGroup(child, 'SIGTERM');
      setTimeout(() => signalGroup(child, 'SIGKILL'), 5000).unref();
    }, limit * 1000);
    child.on('exit', (code) => {
      clearTimeout(timer);
      running.delete(child);
      signalGroup(child, 'SIGKILL'); // what it started and left behind
      resolve({ ok: code === 0, output: Buffer.concat(output).toString() });
    });
  });
}

/** Ids of processes that carry this run's mark: browsers and servers put themselves in groups of their own. */
function findLeftovers() {
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`ORGKIT_TEST_RUN=${runId}`);
    } catch {
      return false; // it has ended, or belongs to somebody else
    }
  });
}

/** Ends every process that this run started. */
export function killAll() {
  for (const child of running) signalGroup(child, 'SIGKILL');
  for (const pid of findLeftovers()) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // it ended by itself
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    killAll();
    process.exit(1);
  });
}

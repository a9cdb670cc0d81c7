import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { compileLater } from '../../scripts/lib/brief.mjs';
import { projectRoot } from '../projectRoot';

/** The server's programs, bundled as a release is but quicker; remove() when done. */
export async function buildPrograms(): Promise<{ folder: string; remove(): void }> {
  // Inside the project, where packages and migrations are found from.
  const cache = join(projectRoot, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'orgkit-server-'));
  await build({
    entryPoints: ['main', 'cli', 'pictures/pictureWorker'].map((name) => join(projectRoot, `server/${name}.ts`)),
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.css': 'text' },
    logLevel: 'error',
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Running {
  readonly child: ChildProcess;
  /** All that it printed so far. */
  output(): string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves when it has printed `text`; rejects when it ends before. */
  printed(text: string): Promise<void>;
}

/** Runs a program with only the given environment. */
export function runProgram(path: string, env: Record<string, string>, args: readonly string[] = []): Running {
  const child = spawn(process.execPath, [...compileLater, path, ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  const note = (chunk: Buffer) => {
    output += chunk.toString();
    for (const check of waiting) check();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return {
    child,
    ended,
    output: () => output,
    printed: (text) =>
      new Promise((done, fail) => {
        const check = () => output.includes(text) && done();
        waiting.add(check);
        check();
        void ended.then(() => fail(new Error(`ended before it printed "${text}":\n${output}`)));
      }),
  };
}

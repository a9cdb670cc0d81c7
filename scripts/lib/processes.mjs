import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder: every command runs in it. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Node options for programs that make many short-lived objects: garbage collection costs half as much. */
export const roomyHeap = ['--max-semi-space-size=64'];

/**
 * Runs a program in the project's folder with this terminal's input and output.
 * @returns its exit code; 1 when a signal ended it. Rejects when it cannot be started.
 */
export function runInteractive(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a script of an installed package (or of ours) with this very Node. */
export const runNode = (script, args = [], options = {}) =>
  runInteractive(process.execPath, [script, ...args], options);

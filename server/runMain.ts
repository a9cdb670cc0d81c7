import { StartupError } from './errors';
import { loggable } from './loggable';

/**
 * Runs a program: an error its operator can fix ends it with one line, any other with the details the log may contain.
 */
export function runMain(main: () => Promise<void>): void {
  // Uncaught, an error would be printed with the values of its statement: people's names and addresses.
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
  main().catch(fail);
}

function fail(error: unknown): void {
  const text = error instanceof StartupError ? error.message : JSON.stringify(loggable(error));
  process.stderr.write(`orgkit: ${text}\n`);
  process.exit(1);
}

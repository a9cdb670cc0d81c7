import { StartupError } from './errors';
import { loggable } from './loggable';

/** Runs a program: what its operator can mend ends it with one line, anything else with what the log may know of it. */
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

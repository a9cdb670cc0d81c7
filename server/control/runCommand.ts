import { BusinessRefusal, HttpError, StartupError } from '../errors';
import type { Deps } from '../deps';
import { commands, type Given } from './commands';

/** Runs a command and returns its output. @throws StartupError with a one-line reason */
export async function runCommand(deps: Deps, name: string, given: Given): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupError(`there is no command "${name}".`);
  try {
    return await command.run(deps, given);
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof BusinessRefusal)) throw error;
    const issues = (error.issues ?? []).map(({ path, message }) => `${path} ${message}`);
    throw new StartupError([error.message, ...issues].join(' '));
  }
}

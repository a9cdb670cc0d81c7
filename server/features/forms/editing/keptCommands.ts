import { isDeepStrictEqual } from 'node:util';
import { authorSettingsOf } from '../../../../src/core/form';
import { isRecord } from '../../../../src/core/form/values/isRecord';
import type { Caller, TokenHolder } from '../../../secrets/tokens';
import type { StoredForm } from '../definition/formStore';
import { maySayWhoIsTold } from '../definition/refuseToldChange';

/**
 * The commands of a draft, to be stored. None by a token that may not change who is told (BUILD-71) where they do: whoever takes
 * the draft up would do them again with a token that may. The builder then puts the draft's form in as a whole.
 */
export function keptCommands(
  holder: TokenHolder & Partial<Pick<Caller, 'grant'>>,
  settings: StoredForm['settings'],
  written: string | undefined,
): string | null {
  if (written === undefined) return null;
  if (maySayWhoIsTold(holder)) return written;
  const { noticeTo: told } = authorSettingsOf(settings);
  return commandsIn(written)?.some((command) => changesTold(command, told)) === false ? written : null;
}

function commandsIn(written: string): readonly unknown[] | null {
  try {
    const commands: unknown = JSON.parse(written);
    return Array.isArray(commands) ? commands : null;
  } catch {
    return null;
  }
}

function changesTold(command: unknown, told: readonly string[]): boolean {
  if (!isRecord(command)) return true;
  if (command['do'] === 'setSetting') return command['setting'] === 'noticeTo';
  if (command['do'] !== 'restore') return false;
  const form = isRecord(command['form']) ? command['form'] : {};
  const settings = isRecord(form['settings']) ? form['settings'] : {};
  return !isDeepStrictEqual(authorSettingsOf(settings).noticeTo, told);
}

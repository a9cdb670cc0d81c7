import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD } from '../../../src/contract/desk/user';
import { BusinessRefusal } from '../../errors';

/** Lowest accepted score (0 to 4): anything below falls to a million guesses. */
const LEAST_SCORE = 2;
/** Common here, and on no international list. */
const ownWords = ['motdepasse', 'orgkit', 'synagogue', 'association', 'azertyuiop', 'shalom', 'chalom'];

let meter: ZxcvbnFactory | undefined;

/** Whether lists and patterns of common passwords find it soon (USER-04). @param about words of the user: name, address */
function isEasy(password: string, about: readonly string[]): boolean {
  meter ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: PASSWORD.max });
  const words = [...ownWords, ...about.flatMap((text) => text.split(/[\s@.]+/)), ...about].filter(Boolean);
  return meter.check(password, words).score < LEAST_SCORE;
}

/**
 * Refuses a new password that is too short, too long or easily guessed (USER-04).
 * @throws BusinessRefusal `password`
 */
export function refuseWeak(password: string | undefined, about: readonly string[]): string {
  // Full-width letters count as what they stand for.
  const plain = password?.normalize('NFKC') ?? '';
  const { length } = [...plain];
  const fault =
    length < PASSWORD.min || length > PASSWORD.max
      ? `A password has ${PASSWORD.min} to ${PASSWORD.max} characters.`
      : isEasy(plain, about)
        ? 'This password is among the first that are tried.'
        : null;
  if (fault !== null || password === undefined) throw new BusinessRefusal(fault ?? '', 'password');
  return password;
}

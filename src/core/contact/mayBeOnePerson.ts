import { foldText } from '../text';

interface Named {
  readonly prenom: string;
  readonly nom: string;
}

/**
 * Whether two names at one address may be the same person's, and not those of a family that shares it: the first names are alike,
 * one is short for the other, or one is missing; in whatever field they stand.
 * @example
 * mayBeOnePerson({ prenom: 'Ana', nom: 'Lévi' }, { prenom: 'Anna', nom: 'L.' }) // => true
 * mayBeOnePerson({ prenom: 'Sam', nom: 'Katz' }, { prenom: 'Samuel', nom: 'Katz' }) // => true
 * mayBeOnePerson({ prenom: 'Katz', nom: 'Dan' }, { prenom: 'Dan', nom: 'Katz' }) // => true
 * mayBeOnePerson({ prenom: 'Élisabeth', nom: 'Durand' }, { prenom: 'Gaël', nom: 'Durand' }) // => false
 */
export function mayBeOnePerson(one: Named, other: Named): boolean {
  const [left, right] = [plain(one.prenom), plain(other.prenom)];
  return left.startsWith(right) || right.startsWith(left) || isLetterApart(left, right) || isOneName(one, other);
}

const plain = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether two names have the same words, in whatever order; an empty one may be anybody's.
 * @example
 * isOneName({ prenom: 'Dan', nom: 'Katz' }, { prenom: 'Katz', nom: 'Dan' }) // => true
 * isOneName({ prenom: 'Ana', nom: 'Lévi' }, { prenom: 'Anna', nom: 'Lévi' }) // => false
 */
export function isOneName(one: Named, other: Named): boolean {
  const [left, right] = [one, other].map(({ prenom, nom }) =>
    foldText(`${prenom} ${nom}`).split(' ').sort().join(' ').trim(),
  );
  return left === '' || right === '' || left === right;
}

/** One letter was added, left out or changed. */
function isLetterApart(one: string, other: string): boolean {
  let [start, end] = [0, 0];
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

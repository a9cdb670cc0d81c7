import { foldText } from '../../../../src/core/text';
import type { ReadPerson } from './readImported';

type Named = Pick<ReadPerson['names'], 'nom' | 'prenom'>;

/** Whether two names may be one person's, in whatever order; a missing one may. */
export function isOneName(one: Named, other: Named): boolean {
  const [left, right] = [one, other].map(({ prenom, nom }) =>
    foldText(`${prenom} ${nom}`).split(' ').sort().join(' ').trim(),
  );
  return left === '' || right === '' || left === right;
}

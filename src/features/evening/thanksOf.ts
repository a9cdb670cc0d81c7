import type { Evening } from './useEvening';

/** Somebody to thank. */
export interface Thanks {
  readonly id: string;
  readonly kind: 'gift' | 'promise';
  readonly name: string;
  readonly montant: number;
  readonly team: string | null;
}

/**
 * Latest gifts and promises as one list, latest first. Not those that are hidden, taken back or cancelled; a promise that was
 * paid is its gift.
 * @example
 * thanksOf({ gifts: [], promises: [] }) // => []
 */
export function thanksOf({ gifts, promises }: Pick<Evening, 'gifts' | 'promises'>): Thanks[] {
  const given = gifts
    .filter(({ hidden, montant }) => !hidden && montant > 0)
    .map(({ id, datetime, displayName, montant, team }) => {
      return { at: datetime, thanks: { id, kind: 'gift' as const, name: displayName, montant, team } };
    });
  const promised = promises
    .filter(({ state }) => state === 'open')
    .map(({ id, createdAt, displayName, infos, montant, team }) => {
      const name = displayName || `${infos.prenom} ${infos.nom}`.trim();
      return { at: createdAt, thanks: { id, kind: 'promise' as const, name, montant, team } };
    });
  return [...given, ...promised].sort((one, other) => (one.at < other.at ? 1 : -1)).map(({ thanks }) => thanks);
}

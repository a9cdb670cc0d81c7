import type { DonorEntry } from './campaignTypes';
import type { Units } from '../../money';

type Known = Pick<DonorEntry, '_id' | 'id'>;

/**
 * A donor's identity and sort key: `_id`, else `id`.
 * @example
 * donorKey({ _id: '0AF3' }) // => '0af3'
 * donorKey({ id: 12 }) // => '12'
 */
export function donorKey({ _id, id }: Known): string {
  return String(_id ?? id ?? '').toLowerCase();
}

/**
 * Orders two keys (FEED-02): hex text of equal length as text, plain numbers as numbers, however long; never rounded.
 * @example
 * compareKeys('0af3', '0b00') < 0 // => true
 * compareKeys('9', '10') < 0 // => true
 * compareKeys('9007199254740993', '9007199254740992') > 0 // => true
 */
export function compareKeys(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const [first, second] = [a.padStart(length, '0'), b.padStart(length, '0')];
  return first < second ? -1 : Number(first > second);
}

/**
 * Merges arriving donors into the known ones, newest first, without duplicates; arriving ones win.
 * @param keep how many of the newest to keep; all if absent.
 * @example
 * mergeDonors([{ id: 2, montant: 5 }], [{ id: 10, montant: 7 }, { id: 2, montant: 6 }]) // => [{ id: 10, montant: 7 }, { id: 2, montant: 6 }]
 */
export function mergeDonors<D extends Known>(known: readonly D[], arrived: readonly D[], keep = Infinity): D[] {
  const byKey = new Map([...known, ...arrived].map((donor) => [donorKey(donor), donor]));
  const sorted = [...byKey].sort(([a], [b]) => compareKeys(b, a)).map(([, donor]) => donor);
  return sorted.length > keep ? sorted.slice(0, keep) : sorted;
}

/** The range that a page of donors covers. */
export interface DonorPage {
  /** The key that it was asked for to lie below; null for the page of the newest. */
  readonly before?: string | null;
  /** True when nothing lies below it. */
  readonly complete?: boolean;
}

/**
 * Merges a page of donors into the known ones (FEED-01): the page is authoritative between its ends, so a known donor
 * missing from it is gone, refunded or hidden by the organiser. The page of the newest is also authoritative for
 * everything above it.
 * @example
 * mergeDonorPage([{ id: 9 }, { id: 8 }, { id: 1 }], [{ id: 10 }, { id: 8 }]) // => [{ id: 10 }, { id: 8 }, { id: 1 }]
 * mergeDonorPage([{ id: 9 }, { id: 1 }], [], { before: '5', complete: true }) // => [{ id: 9 }]
 */
export function mergeDonorPage<D extends Known>(
  known: readonly D[],
  page: readonly D[],
  { before = null, complete = false }: DonorPage = {},
): D[] {
  const lowest = page
    .map(donorKey)
    .reduce<string | null>((low, key) => (low !== null && compareKeys(low, key) < 0 ? low : key), null);
  const covered = (key: string) =>
    (before === null || compareKeys(key, before) < 0) &&
    (complete || (lowest !== null && compareKeys(key, lowest) >= 0));
  return mergeDonors(
    known.filter((donor) => !covered(donorKey(donor))),
    page,
  );
}

/**
 * The newest donor's key, to fetch later ones by; empty if there is none yet.
 * @example
 * newestKey([{ id: 9 }, { id: 10 }]) // => '10'
 * newestKey([]) // => ''
 */
export function newestKey(donors: readonly Known[]): string {
  return donors.map(donorKey).reduce((high, key) => (compareKeys(high, key) > 0 ? high : key), '');
}

const MOST_TOASTS = 3;

/**
 * The donors that toasts announce (FEED-02): those above the newest one seen, the latest three, newest first.
 * @param seen the highest `newestKey` so far, which survives that donor's removal; null before the first load: then no
 * donor is new.
 * @param most how many at most; a screen shows them all.
 * @example
 * newDonors([{ id: 9 }, { id: 12 }, { id: 11 }, { id: 10 }, { id: 8 }], '8') // => [{ id: 12 }, { id: 11 }, { id: 10 }]
 * newDonors([{ id: 9 }], '') // => [{ id: 9 }]
 * newDonors([{ id: 9 }], null) // => []
 */
export function newDonors<D extends Known>(donors: readonly D[], seen: string | null, most = MOST_TOASTS): D[] {
  if (seen === null) return [];
  return mergeDonors(
    [],
    donors.filter((donor) => compareKeys(donorKey(donor), seen) > 0),
    most,
  );
}

/** An amount as the feed shows it, in currency units. */
export interface ShownGift {
  readonly montant: Units;
  /** Shown with ' / mois'. */
  readonly monthly: boolean;
}

/**
 * The amount the feed shows for a gift (FEED-01): for an ABONNEMENT, the monthly amount.
 * @example
 * shownGift({ montant: 240, type: 'ABONNEMENT', montantPerMonth: 20 }) // => { montant: 20, monthly: true }
 * shownGift({ montant: 240, type: 'PAIEMENT' }) // => { montant: 240, monthly: false }
 */
export function shownGift({ montant, type, montantPerMonth }: Omit<DonorEntry, '_id' | 'id'>): ShownGift {
  const monthly = type === 'ABONNEMENT' && typeof montantPerMonth === 'number';
  return { montant: monthly ? montantPerMonth : montant, monthly };
}

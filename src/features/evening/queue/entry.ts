/** A gift, or the promise of one, as a helper typed it. Amounts in currency units. */
export interface Wanted {
  readonly montant: number;
  readonly displayName: string;
  readonly team: string | null;
  /** The note of a gift, or the telephone number of a promise. */
  readonly remark: string;
  /** Taken back. */
  readonly gone: boolean;
}

/** An entry of an evening as this phone keeps it. */
export interface Entry {
  /** Made here, so that sending it again enters nothing twice. */
  readonly id: string;
  readonly campaignId: string;
  /** Milliseconds since 1970; entries are sent in this order. */
  readonly at: number;
  readonly kind: 'gift' | 'promise';
  readonly wanted: Wanted;
  /** As it was first sent, whether or not that arrived: sent again, it must be the same. */
  readonly first: Wanted | null;
  /** As the server has it. */
  readonly has: Wanted | null;
  /** Why the server does not take it as it is. */
  readonly refusal: string | null;
}

const keys = ['montant', 'displayName', 'team', 'remark', 'gone'] as const;

/** Whether the server has everything that was typed. */
export const hasArrived = ({ has, wanted }: Entry): boolean =>
  has !== null && keys.every((key) => has[key] === wanted[key]);

/** Whether something of an entry is still to be sent. */
export const isWaiting = (entry: Entry): boolean => entry.refusal === null && !hasArrived(entry);

/** The entry after a correction; one that the server refused is tried again. */
export const corrected = (entry: Entry, wanted: Wanted): Entry => ({ ...entry, wanted, refusal: null });

/** The entry once it is taken back; null for one that was never sent. */
export const takenBack = (entry: Entry): Entry | null =>
  entry.first === null ? null : corrected(entry, { ...entry.wanted, gone: true });

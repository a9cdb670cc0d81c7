import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Caisse } from '../../contract/records/caisses';
import { parseWholeAmount } from '../../core/money';
import type { CheckoutOutcome } from '../payment';

type Frequency = 'once' | 'monthly';

/** State of the hand-over to the payment form. */
type DonationStep = { readonly state: 'idle' | 'busy' } | CheckoutOutcome;

/** Why there is nothing to pay yet; the view has the words. */
type AmountProblem = 'missing' | 'invalid' | 'minimum';

export interface DonationState {
  /** The fund picked by the visitor: null is the general gift, undefined while nothing was picked. */
  readonly caisseId: string | null | undefined;
  /** Funds as last read from the server, by id; null for one that the server does not know. */
  readonly read: Readonly<Record<string, Caisse | null>>;
  /** The free amount as it stands in the field. */
  readonly text: string;
  /** The amount in units of the displayed currency. */
  readonly montant: number | null;
  readonly frequency: Frequency;
  /** The displayed currency, when the visitor switched it. */
  readonly currency: string | undefined;
  readonly problem: AmountProblem | null;
  readonly step: DonationStep;
}

export interface DonationActions {
  /** A suggested amount was pressed; `text` is how it is written in the field. */
  choose(montant: number, text: string): void;
  /** DON-06: the text stays as typed, the amount is its whole part or null. */
  type(text: string): void;
  /** The field was left: its text becomes the amount that was understood, written by `write`. */
  leave(write: (montant: number) => string): void;
  /** An ongoing hand-over stays; other messages about the last attempt are cleared. */
  change(part: Partial<Pick<DonationState, 'caisseId' | 'frequency' | 'currency'>>): void;
  received(id: string, caisse: Caisse | null): void;
  refuse(problem: AmountProblem): void;
  go(step: DonationStep): void;
}

export type DonationStore = StoreApi<DonationState & DonationActions>;

const settled = { problem: null, step: { state: 'idle' } } as const;

/** The state of one donation card. Amounts are in units of the displayed currency. */
export const createDonationStore = (): DonationStore =>
  createStore((set) => ({
    caisseId: undefined,
    read: {},
    text: '',
    montant: null,
    frequency: 'once',
    currency: undefined,
    ...settled,
    choose: (montant, text) => set({ montant, text, ...settled }),
    type: (text) => set({ text, montant: parseWholeAmount(text), ...settled }),
    leave: (write) => set(({ montant }) => ({ text: montant === null ? '' : write(montant) })),
    change: (part) => set({ ...part, ...('currency' in part && { text: '', montant: null }), ...settled }),
    received: (id, caisse) => set(({ read }) => ({ read: { ...read, [id]: caisse } })),
    refuse: (problem) => set({ problem }),
    go: (step) => set({ step }),
  }));

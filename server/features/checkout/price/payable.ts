import type { PaymentConfig } from '../../../../src/contract/payments';
import { remainder, ZERO, type Minor } from '../../../../src/core/money';
import type { Owed, PricingRecords } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { PaymentRow } from '../../../ledger/paymentStore';
import type { OrganisationRecord } from '../../organisations/organisationStore';

/** Something that payments of some types pay. */
export interface Payable {
  readonly types: readonly PaymentConfig['type'][];
  /** The organisation's own records of what is to be paid (SRV-01), to price it by; those of others count as unknown. */
  find(queries: Queries, organisation: OrganisationRecord, asked: PaymentConfig): Promise<Partial<PricingRecords>>;
  /** What is still owed of what a payment pays; null where whatever is given is welcome. */
  owed?(queries: Queries, payment: PaymentRow): Promise<Owed | null>;
}

/** What pricing is given: each type of payment has its payable. */
export interface PricingDeps {
  readonly payables: readonly Payable[];
}

export const payableOf = ({ payables }: PricingDeps, type: PaymentConfig['type']): Payable | undefined =>
  payables.find(({ types }) => types.includes(type));

/** What is left to be paid of a record, in minor units: nothing of one that is withdrawn. */
export const leftOf = ({
  active,
  montant,
  payed,
}: {
  readonly active: boolean;
  readonly montant: Minor;
  readonly payed: Minor;
}): Minor => (active ? remainder(montant, payed) : ZERO);

import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import { remainder, ZERO, type Minor } from '../../../../src/core/money';
import type { Owed, PricingRecords } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { PaymentRow } from '../../../ledger/paymentStore';
import type { OrganisationRecord } from '../../organisations/organisationStore';

/** Something that payments of some types pay. */
export interface Payable {
  readonly types: readonly PaymentConfig['type'][];
  /** Finds the organisation's own records that price it (SRV-01); those of others count as unknown. */
  find(queries: Queries, organisation: OrganisationRecord, asked: PaymentConfig): Promise<Partial<PricingRecords>>;
  /** The payment's open balance; null where any amount is welcome. */
  owed?(queries: Queries, payment: PaymentRow): Promise<Owed | null>;
}

/** Dependencies of pricing: one payable per type of payment. */
export interface PricingDeps {
  readonly payables: readonly Payable[];
}

export const findPayable = ({ payables }: PricingDeps, type: PaymentConfig['type']): Payable | undefined =>
  payables.find(({ types }) => types.includes(type));

/** A record's balance in minor units; nothing if withdrawn. */
export const balanceOf = ({
  active,
  montant,
  payed,
}: {
  readonly active: boolean;
  readonly montant: Minor;
  readonly payed: Minor;
}): Minor => (active ? remainder(montant, payed) : ZERO);

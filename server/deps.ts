import type { PricingDeps } from './features/checkout/price/payable';
import type { LedgerDeps } from './ledger/ledgerDeps';
import type { OutboxDeps } from './outbox/letter';

/** All that the application is made of: what surrounds it, and the lists that `wiring.ts` puts together. */
export interface Deps extends LedgerDeps, OutboxDeps, PricingDeps {}

import type { ContactDeps } from './features/contacts/followedRecords';
import type { PricingDeps } from './features/checkout/price/payable';
import type { LedgerDeps } from './ledger/ledgerDeps';
import type { OutboxDeps } from './outbox/letter';

/** Everything the application consists of: its surroundings, and the lists assembled in `wiring.ts`. */
export interface Deps extends LedgerDeps, OutboxDeps, PricingDeps, ContactDeps {}

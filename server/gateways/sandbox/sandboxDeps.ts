import type { InferSelectModel } from 'drizzle-orm';
import type { sandboxCheckouts, sandboxEvents } from '../../db/schema';
import type { Surroundings } from '../../surroundings';

/** The sandbox's dependencies. It shares the database, never the ledger's tables. */
export type SandboxDeps = Pick<Surroundings, 'config' | 'database' | 'now' | 'ids'>;

export type SandboxCheckout = InferSelectModel<typeof sandboxCheckouts>;
export type SandboxEvent = InferSelectModel<typeof sandboxEvents>;

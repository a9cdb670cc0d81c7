import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PaymentConfig } from '../../src/contract/payments/payments';
import { createApp } from '../app';
import type { Config } from '../config';
import { openTestDatabase } from '../db/openTestDatabase';
import { entries, intents, outbox, payments, providerEvents, sandboxCheckouts } from '../db/schema';
import type { Deps } from '../deps';
import { createCaisse } from '../features/caisses/caisseService';
import { createGuard, type GuardOptions } from '../guard/createGuard';
import { foundOrganisation } from '../features/settings/organisationService';
import { createGateways } from '../gateways/createGateways';
import type { Gateway } from '../gateways/gateway';
import { deliverDue } from '../gateways/sandbox/deliverDue';
import { signBody } from '../gateways/signature';
import { createTestDeps, startTestServer, type Answer, type TestServer } from './testServer';

/** A server with two organisations and their funds, a clock that stands still, and short words for the way of a gift. */
export interface CheckoutWorld {
  readonly deps: Deps;
  readonly server: TestServer;
  /** Admin token of the organisation `demo`. */
  readonly token: string;
  readonly otherToken: string;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  addFund(overrides?: Record<string, unknown>, organisationId?: string): Promise<string>;
  makeIntent(config?: Record<string, unknown>, key?: string): Promise<Answer>;
  /** CALL-06 with a complete payer, who comes from an address of their own unless one is given. */
  submit(overrides?: Record<string, unknown>, address?: string): Promise<Answer>;
  /** Presses a button of the sandbox's page. */
  press(url: string, action: string, extra?: Record<string, string>): Promise<Answer>;
  /** Sends a signed event to our own webhook. */
  report(event: Record<string, unknown>, signature?: string): Promise<Answer>;
  /** Lets the sandbox deliver due webhooks. */
  deliver(): Promise<number>;
  countRows(): Promise<Record<'intents' | 'payments' | 'events' | 'entries' | 'mails' | 'checkouts', number>>;
  /** Ledger rows of a payment in the order they were written. */
  ledgerOf(paymentId: string): Promise<(typeof entries.$inferSelect)[]>;
  paymentOf(url: string): Promise<typeof payments.$inferSelect>;
  totalOf(caisseId: string, organisationId?: string): Promise<number>;
  close(): Promise<void>;
}

export const newKey = () => `key-${randomUUID()}`;

export const payer = {
  info: { homme: false, prenom: 'Dana', nom: 'Lévi', email: 'dana@example.org', tel: '+33612345678' },
  facturation: { perso: true, adresse: '1 rue de la Paix', postal: '75002', ville: 'Paris', pays: 'FR' },
};

interface Overrides {
  readonly config?: Partial<Config>;
  readonly gateways?: Readonly<Record<string, Gateway>>;
  /** Providers beside the sandbox. */
  readonly beside?: Readonly<Record<string, Gateway>>;
  /** A guard that does ask, with these limits. */
  readonly guard?: GuardOptions;
  readonly log?: Logger;
  readonly canIssueReceipts?: Deps['canIssueReceipts'];
}

export async function createCheckoutWorld(overrides: Overrides = {}): Promise<CheckoutWorld> {
  const database = await openTestDatabase();
  let visitors = 0;
  let time = Date.parse('2025-01-15T12:00:00Z');
  const config = { trustProxy: '1', ...overrides.config };
  const { log, canIssueReceipts } = overrides;
  const own = { ...(log && { log }), ...(canIssueReceipts && { canIssueReceipts }) };
  const base = createTestDeps(database, { now: () => new Date(time), config, ...own });
  const deps: Deps = {
    ...base,
    gateways: overrides.gateways ?? { ...createGateways(base), ...overrides.beside },
    ...(overrides.guard && { guard: createGuard(base, overrides.guard) }),
  };
  const demo = {
    id: 'demo',
    name: 'Démo',
    domain: 'demo.test',
    contact: { prenom: '', nom: '', tel: '', email: 'hello@demo.test' },
  };
  const token = await foundOrganisation(deps, demo);
  const otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other', devise: 'usd' });
  const server = await startTestServer(createApp(deps));
  const { queries } = database;

  const world: CheckoutWorld = {
    deps,
    server,
    token,
    otherToken,
    pass: (milliseconds) => void (time += milliseconds),
    addFund: (fund = {}, organisationId = 'demo') =>
      database
        .transaction((tx) => createCaisse(tx, deps, organisationId, { name: 'Travaux', ...fund }))
        .then(({ id }) => id),
    makeIntent: (config = {}, key = newKey()) =>
      server.request('POST', '/v1/paiements/intents', {
        body: { config: { type: 'GENERAL', montant: 50, ...config }, idempotencyKey: key },
      }),
    submit(change = {}, address) {
      const { montant = 50, ...rest } = change as Partial<PaymentConfig>;
      const amounts = { montant, fees: 0, total: montant };
      const config = { type: 'GENERAL', ...payer, amounts, idempotencyKey: newKey(), ...rest };
      const headers = { 'X-Forwarded-For': address ?? `2001:db8:0:${(visitors += 1).toString(16)}::1` };
      return server.request('POST', '/v1/paiements/offline/link/', {
        body: { config: JSON.stringify(config) },
        headers,
      });
    },
    press: (url, action, extra = {}) =>
      server.request('POST', new URL(url).pathname, {
        body: new URLSearchParams({ action, charge: '1', ...extra }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    report(event, signature) {
      const body = JSON.stringify(event);
      const headers = { 'x-signature': signature ?? signBody(deps.config.keys.webhooks[0], body) };
      return server.request('POST', '/v1/paiements/webhook/sandbox', { body, headers });
    },
    deliver: () =>
      deliverDue(deps, async (body, headers) => {
        const { status } = await server.request('POST', '/v1/paiements/webhook/sandbox', { body, headers });
        return status;
      }),
    async countRows() {
      return {
        intents: await queries.$count(intents),
        payments: await queries.$count(payments),
        events: await queries.$count(providerEvents),
        entries: await queries.$count(entries),
        mails: await queries.$count(outbox),
        checkouts: await queries.$count(sandboxCheckouts),
      };
    },
    ledgerOf: (paymentId) =>
      queries.select().from(entries).where(eq(entries.paymentId, paymentId)).orderBy(asc(entries.id)),
    async paymentOf(url) {
      const [payment] = await queries.select().from(payments).where(eq(payments.url, url));
      if (!payment) throw new Error(`no payment at ${url}`);
      return payment;
    },
    async totalOf(caisseId, organisationId = 'demo') {
      const { body } = await server.request('GET', `/v1/caisses/id/${caisseId}?org=${organisationId}`);
      return (body as { data: { total: number } }).data.total;
    },
    async close() {
      await server.close();
      await database.close();
    },
  };
  return world;
}

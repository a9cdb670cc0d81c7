import { get, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import type { Campaign, CampaignDelta } from '../../../src/contract/campaigns/campaigns';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { campaignGifts, campaigns, campaignTeams, entries } from '../../db/schema';
import type { Deps } from '../../deps';
import { createCampaign } from '../../features/campaigns/admin/campaignService';
import { insertMovements } from '../../features/campaigns/testing/insertMovements';
import { mendTotals } from '../../ledger/totals/checkTotals';
import { foundOrganisation } from '../../features/settings/organisationService';
import { createTestDeps, startTestServer } from '../../testing/testServer';
import { minor } from '../../../src/core/money';
import { announceChange } from '../../db/announceChange';
import { createCampaignFastPath } from '../createCampaignFastPath';
import { createLive } from '../createLive';
import type { Timers } from '../timers';

const at = new Date('2025-01-15T12:00:00Z');

/** A stream that a test reads message by message. */
interface TestStream {
  readonly response: IncomingMessage;
  /** The next message that comes, heartbeats aside. */
  next(): Promise<CampaignDelta>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

export function openTestStream(url: string, headers: Record<string, string> = {}): Promise<TestStream> {
  return new Promise((opened, fail) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const messages: CampaignDelta[] = [];
      const waiting: ((delta: CampaignDelta) => void)[] = [];
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (!data) continue;
          const delta = JSON.parse(data) as CampaignDelta;
          const take = waiting.shift();
          if (take) take(delta);
          else messages.push(delta);
        }
      });
      opened({
        response,
        next: async () => messages.shift() ?? (await new Promise((take) => waiting.push(take))),
        ended: new Promise((done) => response.on('close', done)),
        close: () => request.destroy(),
      });
    });
    request.on('error', fail);
  });
}

/** Counts the statements sent to a database outside transactions. */
function countStatements(database: Database): Database & { statements(): number } {
  let count = 0;
  const queries = new Proxy(database.queries, {
    get(target, name, receiver) {
      count += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return { ...database, queries, statements: () => count };
}

/** A campaign `gala` with the team `lev`, behind the handler that answers from memory. */
export async function createLiveWorld(overrides: Partial<Deps> = {}) {
  const database = countStatements(overrides.database ?? (await openTestDatabase()));
  const deps = createTestDeps(database, { ...overrides, database });
  const token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  await database.transaction((tx) => createCampaign(tx, deps, 'demo', { id: 'gala', label: 'Gala' }));
  const times = { createdAt: at, updatedAt: at };
  await database.queries
    .insert(campaignTeams)
    .values({ id: 'lev', campaignId: 'gala', organisationId: 'demo', param: 'lev', label: 'Lev', ...times });
  /** Another process, which may have a connection of its own to the same database. */
  const startProcess = async (own = deps, timers?: Timers) => {
    const live = createLive(own, () => 0, timers);
    const app = createApp(own, live);
    const server = await startTestServer(createCampaignFastPath(own, live, app));
    return { live, server, app };
  };
  const first = await startProcess();
  return {
    ...first,
    deps,
    /** Token of the organisation's administrator. */
    token,
    database,
    startProcess,
    /** A counted gift, announced to all watchers. */
    async give(montant: number, team: string | null = null, displayName = 'Ana') {
      const gift = { organisationId: 'demo', campaignId: 'gala', teamId: team, displayName };
      const { id } = await insertMovements(database, gift, [{ counted: minor(montant), montant: minor(montant) }]);
      return id;
    },
    /** Teams `team-0`, `team-1` and so on. */
    async addTeams(count: number) {
      const row = (index: number) => {
        const name = { id: `team-${index}`, param: `team-${index}`, label: `Team ${index}` };
        return { ...name, campaignId: 'gala', organisationId: 'demo', ...times };
      };
      for (let index = 0; index < count; index += 1000)
        await database.queries
          .insert(campaignTeams)
          .values(Array.from({ length: Math.min(1000, count - index) }, (_, place) => row(index + place)));
      await database.transaction((tx) => announceChange(tx, { organisationId: 'demo', campaignId: 'gala' }));
    },
    /** Gifts of a euro each that count from one moment on. */
    giveMany: (count: number) =>
      database.transaction(async (tx) => {
        const own = { organisationId: 'demo', campaignId: 'gala', mode: 'live' as const, createdAt: at };
        const gifts = Array.from({ length: count }, (_, index) => ({
          ...own,
          ...{ id: `many-${index}`, number: index + 1, origin: 'manual' as const, updatedAt: at },
          ...{ displayName: `Don ${index + 1}`, commentaire: '' },
        }));
        const moved = { kind: 'manual', charge: 1, currency: 'eur', montant: minor(100), counted: minor(100) } as const;
        const rows = gifts.map(({ id }) => ({ ...own, ...moved, id: `of-${id}`, giftId: id, reference: 'manual-1' }));
        await tx.insert(campaignGifts).values(gifts);
        await tx.insert(entries).values(rows);
        await tx.update(campaigns).set({ giftCount: count }).where(eq(campaigns.id, 'gala'));
        await mendTotals(tx, { organisationId: 'demo', subject: 'campaign', subjectId: 'gala' });
        await announceChange(tx, { organisationId: 'demo', campaignId: 'gala' });
      }),
    hide: (giftId: string) =>
      database.transaction(async (tx) => {
        await tx.update(campaignGifts).set({ hidden: true }).where(eq(campaignGifts.id, giftId));
        await announceChange(tx, { organisationId: 'demo', campaignId: 'gala' });
      }),
    rename: (label: string) =>
      database.transaction(async (tx) => {
        await tx.update(campaigns).set({ label }).where(eq(campaigns.id, 'gala'));
        await announceChange(tx, { organisationId: 'demo', campaignId: 'gala' });
      }),
    read: async () => (await first.server.request('GET', '/v1/campagne/id/gala')).body as Campaign,
    ping: (target: object = {}, id = 'gala') =>
      first.server.request('POST', `/v1/campagne/ping/${id}/visitor`, { body: { target } }),
    stream: (headers?: Record<string, string>, url = first.server.url) =>
      openTestStream(`${url}/v1/campagne/stream/gala`, headers),
    async close() {
      await first.live.stop();
      await first.server.close();
      await database.close();
    },
  };
}

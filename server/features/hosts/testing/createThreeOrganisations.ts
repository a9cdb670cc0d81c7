import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../app';
import { bookedSlots } from '../../../db/schema';
import { openTestDatabase } from '../../../db/openTestDatabase';
import type { Deps } from '../../../deps';
import { createFolderStore } from '../../../files/createFolderStore';
import { createGateways } from '../../../gateways/createGateways';
import { createCampaignFastPath } from '../../../live/createCampaignFastPath';
import { createLive } from '../../../live/createLive';
import { createTestDeps, startTestServer, type TestServer } from '../../../testing/testServer';
import { foundOrganisation } from '../../settings/organisationService';

/**
 * Distinguishing texts of three organisations with identical ids. `demo` is the default, `alef` has the host
 * `alef.example`.
 */
export const marks = {
  demo: { name: 'Tilleuls', gift: 7001, seats: 31, from: '09:00', to: '10:00' },
  alef: { name: 'Oliviers', gift: 7002, seats: 32, from: '10:00', to: '11:00' },
  bet: { name: 'Mimosas', gift: 7003, seats: 33, from: '11:00', to: '12:00' },
};
export type Org = keyof typeof marks;
export const orgs = Object.keys(marks) as Org[];
/** A day of their calendars on which all slots are booked. */
export const FULL = '2025-03-26';

/** The organisation a text belongs to, by its distinguishing mark. */
export const byMark = (pick: (org: Org) => string) => (text: string) => orgs.filter((org) => text.includes(pick(org)));
export const byName = byMark((org) => marks[org].name);

/** The whole server, the front included, behind one proxy. */
export async function createThreeOrganisations() {
  const database = await openTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-place-'));
  const config = { trustProxy: '1', dataFolder };
  const base = createTestDeps(database, { config, files: createFolderStore(dataFolder) });
  const deps: Deps = { ...base, gateways: createGateways(base) };
  const serve = async (own: Deps) => {
    const live = createLive(own);
    const server = await startTestServer(createCampaignFastPath(own, live, createApp(own, live)));
    const close = () => Promise.all([live.stop(), server.close()]);
    return { live, server, close };
  };
  const { live, server, close } = await serve(deps);
  const tokens = { demo: '', alef: '', bet: '' };
  for (const org of orgs) {
    const of = { id: org, name: marks[org].name, ...(org === 'alef' && { domain: 'alef.example' }) };
    tokens[org] = await foundOrganisation(deps, of);
    await furnish(server, tokens[org], org);
    await database.queries.insert(bookedSlots).values(fullDay(org));
  }
  return {
    ...{ deps, database, live, server, serve },
    /** A call with an organisation's token. @throws when it is refused */
    admin: (org: Org, method: string, path: string, body?: unknown) => call(server, tokens[org], method, path, body),
    async close() {
      await close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
export type ThreeOrganisations = Awaited<ReturnType<typeof createThreeOrganisations>>;

function fullDay(organisationId: Org) {
  const first = Date.parse(`${FULL}T${marks[organisationId].from}:00+01:00`);
  const slot = { organisationId, calendarId: 'same', mode: 'live' as const, seats: 1, booked: 1 };
  return [0, 15, 30, 45].map((minutes) => ({ ...slot, start: new Date(first + minutes * 60_000) }));
}

async function call(server: TestServer, token: string, method: string, path: string, body: unknown): Promise<never> {
  const answer = await server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

async function furnish(server: TestServer, token: string, org: Org): Promise<void> {
  const { name, gift, seats, from, to } = marks[org];
  const make = (method: string, path: string, body: unknown) => call(server, token, method, path, body);
  const content = JSON.stringify([
    { type: 'upload', props: { fieldKey: 'doc' }, children: [] },
    { type: 'products', props: {}, children: [] },
    { type: 'calendar', props: { calendarId: 'same' }, children: [] },
  ]);
  const products = [{ id: 'P1', montant: 0 }];
  const calendars = [{ id: 'same', label: name }];
  const form = { type: 'COMPLEX', active: true, calendars, allowZeroAmount: true, products, title: name, content };
  await make('POST', 'caisses', { id: 'same', name });
  await make('POST', 'sections', { id: 'same', label: name, content: name });
  await make('PUT', 'horaires', { horaires: [{ id: 'same', name, dow: [3] }] });
  await make('POST', 'calendars', {
    id: 'same',
    label: name,
    hours: [{ weekday: 3, from, to, seats: 1 }],
    waitingList: true,
  });
  await make('POST', 'forms', { id: 'same', ...form });
  await make('PUT', 'forms/same/stock', { stock: [{ products: ['P1'], capacity: seats }] });
  await make('POST', 'news', { title: name });
  await make('POST', 'galleries', { id: 'same', name });
  await make('PUT', 'galleries/same/images', { images: [{ src: `/${name}.png`, alt: name }] });
  await make('POST', 'articles', { id: 'same', title: name, categorie: 'same' });
  await make('POST', 'campagnes', { id: 'same', label: name, active: true, gala: true });
  await make('POST', 'campagnes/same/teams', { param: 'lev', label: name });
  await make('POST', 'campagnes/same/dons', { montant: gift, team: 'lev', displayName: name });
}

import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { deskRoutes } from '../../../src/contract/desk/deskRoutes';
import { deskPath } from '../../../src/contract/desk/deskPath';
import type { Route } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import * as schema from '../../db/schema';
import { codeOf, PASSWORD, useDesk, type Browser } from './testing/deskWorld';

const { world, signedIn, pass } = useDesk();
const MINUTE = 60_000;
const atDesk = [...Object.values<Route>(routes), ...Object.values<Route>(deskRoutes)].filter(
  (route, index, all) => all.indexOf(route) === index && ['organisation', 'operator', 'user'].includes(route.access),
);
/** Calls that open a door, let data out or in, or delete for good, by their ids: a new one is found without a line here. */
const protectedIds = [
  /^(ADMIN|OPERATOR)-(TOKEN|EVENING-CODE|WEBHOOK|HOST|MEMBER|INVITATION)-(?!LIST|GET|CHECK)/,
  /-(EXPORT|EXPORT-JSON|IMPORT|IMPORT-START)$/,
  /^ADMIN-(?!BOOKING-|WAIT-).*-(DELETE|REMOVE|ERASE)$/,
  /^ADMIN-ORG-CLOSE$/,
  /^DESK-(PASSWORD|EMAIL|FACTOR)-/,
];
/** The others, but for those that end sessions, and answers without end. */
const open = atDesk.filter(
  ({ id, confirmed, produces }) =>
    !confirmed && produces !== 'text/event-stream' && !/^DESK-(SIGN-OUT|SESSION)/.test(id),
);
let owner: Browser;
let operator: Browser;

beforeAll(async () => {
  const ask = (path: string, body: object) =>
    world.server.request('POST', `/v1/admin/${path}`, { token: world.token, body });
  await ask('forms', { id: 'contact', title: 'Contact', content: JSON.stringify({ version: 1, blocks: [] }) });
  await ask('campagnes', { id: 'gala', label: 'Gala' });
  await ask('dettes', { id: 'debt', name: 'Levi', montant: 18 });
  await ask('caisses', { id: 'fund', label: 'Fonds' });
  owner = await signedIn('owner@example.org', { role: 'owner' });
  operator = await signedIn('operator@example.org', { isOperator: true });
  pass(15 * MINUTE);
});

const known: Readonly<Record<string, string>> = {
  formId: 'contact',
  campaignId: 'gala',
  detteId: 'debt',
  caisseId: 'fund',
};
const addressOf = ({ access, path }: Route) =>
  (deskPath(access, path) ?? '')
    .slice(1)
    .replace(/:(\w+)/g, (_, key: string) => (key === 'organisation' ? 'demo' : (known[key] ?? 'nothing')));
const ask = (route: Route, body: unknown) =>
  (route.access === 'operator' ? operator : owner).send(route.method, addressOf(route), body);

/** All that is kept, but when a session was seen. */
async function everything(): Promise<readonly (readonly [string, unknown])[]> {
  const kept = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || table === schema.sessions) continue;
    const sum = sql<string>`md5(string_agg(${table}::text, '|' order by ${table}::text))`;
    kept.push([getTableName(table), await world.database.queries.select({ sum }).from(table)] as const);
  }
  return kept;
}

describe('a quarter of an hour after the password', () => {
  it('USER-07 the calls that open a door, let data out or in, or delete for good are marked, and no others', () => {
    const isProtected = ({ id }: Route) => protectedIds.some((pattern) => pattern.test(id));
    const ids = (found: readonly Route[]) => found.map(({ id }) => id).sort();
    expect(ids(atDesk.filter(({ confirmed }) => confirmed))).toEqual(ids(atDesk.filter(isProtected)));
    const files = atDesk.filter(({ produces }) => produces === 'text/csv' || produces === 'application/zip');
    expect(files.filter(({ confirmed }) => !confirmed).map(({ id }) => id)).toEqual(['ADMIN-TRANSLATION-TABLE']);
  });

  it.each(atDesk.filter(({ confirmed }) => confirmed).map((route) => [route.id, route] as const))(
    'USER-07 %s is refused, before what it says is read',
    async (_, route) => {
      const { status, body } = await ask(route, route.request && { surprise: 1 });
      expect([status, body]).toEqual([403, expect.objectContaining({ code: 'confirm' })]);
    },
  );

  it('USER-07 and none of them has changed anything', async () => {
    const before = await everything();
    for (const route of atDesk.filter(({ confirmed }) => confirmed)) await ask(route, route.request && {});
    expect(await everything()).toEqual(before);
  });

  it.each(open.map((route) => [route.id, route] as const))('USER-07 %s goes on', async (_, route) => {
    expect(codeOf(await ask(route, route.request && { surprise: 1 }))).not.toBe('confirm');
  });

  it('USER-07 settings are changed, but not how long data is kept, nor the accounts that money goes to', async () => {
    const change = (body: object) => owner.send('PUT', 'o/demo/organisations/demo', body);
    expect((await change({ shortName: 'D' })).status).toBe(200);
    for (const body of [
      { retention: { abandoned: 30 } },
      { shortName: 'E', config: { GCL: { MAIN: 'theirs' } } },
      { config: { 'GCL.MAIN': 'theirs' } },
    ])
      expect([body, codeOf(await change(body))]).toEqual([body, 'confirm']);
    const { body } = await owner.send('GET', 'o/demo/organisation');
    expect(body).toMatchObject({ data: { shortName: 'D' } });
    expect((await change((body as { data: object }).data)).status).toBe(200);
    await owner.send('POST', 'session/confirm', { password: PASSWORD });
    expect((await change({ retention: { abandoned: 30 } })).status).toBe(200);
    pass(15 * MINUTE);
    // The same retention as before needs no password.
    expect((await change({ shortName: 'F', retention: { abandoned: 30 } })).status).toBe(200);
  });
});

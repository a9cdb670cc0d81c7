import { eq } from 'drizzle-orm';
import { audit, deletions, organisations } from '../../db/schema';
import { dataOf } from '../../testing/adminServer';
import { useDesk } from '../users/testing/deskWorld';

const { world, signedIn } = useDesk();
const at = new Date('2025-01-15T12:00:00Z');

/** As the operator reads the list. */
async function list(query = '') {
  const { body } = await (await operator()).send('GET', `operator/organisations${query}`);
  return body as { data: { id: string }[]; next: string | null };
}
let operator = async () => {
  const browser = await signedIn('op@example.org', { isOperator: true });
  operator = () => Promise.resolve(browser);
  return browser;
};
const read = async (id: string) => (await operator()).send('GET', `operator/organisations/${id}`);

describe('the organisations of a server', () => {
  it('CALL-170 USER-10 are named to the operator with their state, and nothing that they hold', async () => {
    await signedIn('owner@example.org', { role: 'owner' });
    expect(await list()).toEqual({
      data: [
        {
          ...{ id: 'demo', name: 'Demo', mode: 'test', owners: 1, url: 'http://orgkit.test' },
          ...{ createdAt: at.toISOString(), closedAt: null, deletion: null },
        },
        {
          ...{ id: 'other', name: 'Other', mode: 'test', owners: 0, url: 'http://orgkit.test/o/other' },
          ...{ createdAt: at.toISOString(), closedAt: null, deletion: null },
        },
      ],
      next: null,
    });
  });

  it('CALL-170 come by pages that a deleted row does not end, and by words of name or id', async () => {
    const first = await list('?limit=1');
    expect([first.data.map(({ id }) => id), first.next]).toEqual([['demo'], 'demo']);
    for (const before of ['demo', 'demo-that-is-gone'])
      expect((await list(`?limit=1&before=${before}`)).data.map(({ id }) => id)).toEqual(['other']);
    expect((await list('?search=OTH')).data.map(({ id }) => id)).toEqual(['other']);
    expect((await list('?search=nothing')).data).toEqual([]);
  });

  it('CALL-170 ORG-10 say which are closed, and what becomes of them', async () => {
    const { queries } = world.database;
    const state = async () => {
      const { closedAt, deletion } = dataOf<Record<string, unknown>>(await read('other'));
      return { closedAt, deletion };
    };
    const closedAt = at.toISOString();
    await queries.update(organisations).set({ closedAt: at }).where(eq(organisations.id, 'other'));
    expect(await state()).toEqual({ closedAt, deletion: null });
    await queries.insert(deletions).values({ organisationId: 'other', askedAt: at, dueAt: at });
    expect(await state()).toEqual({ closedAt, deletion: { state: 'asked', at: closedAt } });
    await queries.update(deletions).set({ startedAt: at });
    expect(await state()).toEqual({ closedAt, deletion: { state: 'running', at: closedAt } });
    await queries.update(deletions).set({ doneAt: at });
    expect(await state()).toEqual({ closedAt, deletion: { state: 'done', at: closedAt } });
    await queries.delete(deletions);
    await queries.update(organisations).set({ closedAt: null });
  });

  it('CALL-170 ENT-11 have their hosts, given and taken in the log of the organisation by who did it', async () => {
    const own = await operator();
    expect((await read('nobody')).status).toBe(404);
    const path = 'operator/organisations/other/hosts/other.example';
    expect((await own.send('PUT', path, {})).status).toBe(200);
    expect(dataOf(await read('other'))).toMatchObject({ hosts: [{ host: 'other.example', provedBy: 'operator' }] });
    expect((await own.send('DELETE', path, {})).status).toBe(200);
    expect(dataOf(await read('other'))).toMatchObject({ hosts: [] });
    const noted = await world.database.queries
      .select({ action: audit.action, actor: audit.actor, changes: audit.changes })
      .from(audit)
      .where(eq(audit.organisationId, 'other'))
      .orderBy(audit.id);
    expect(noted).toEqual(
      ['OPERATOR-HOST-PUT', 'OPERATOR-HOST-DELETE'].map((action) => ({
        ...{ action, actor: 'op', changes: { host: 'other.example' } },
      })),
    );
  });
});

import type { Subscriber } from '../../../src/contract/site/subscribers';
import { confirmKey } from './links';
import { dataOf } from '../../testing/adminServer';
import { codeOf, useDesk } from '../users/testing/deskWorld';

const { world, signedIn, mails, pass } = useDesk();
const DAY = 24 * 60 * 60_000;

type User = Awaited<ReturnType<typeof signedIn>>;
const listed = async (user: User, query = '') =>
  dataOf<Subscriber[]>(await user.send('GET', `o/demo/subscribers/list${query}`));
const enter = (user: User, email: string, more: object = {}) =>
  user.send('POST', 'o/demo/subscribers', { email, ...more });
const confirm = ({ id }: Subscriber) =>
  world.server.request('POST', `/lettre/confirmer/${confirmKey(world.deps, id)}`, {
    body: 'action=confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const wish = (email: string, more: object = {}) =>
  world.server.request('POST', '/v1/mailing/subscribe/demo', { body: { email, ...more } });

describe('the newsletter at the desk', () => {
  it('CALL-115 NL-07 asks somebody by mail, once, and begins nothing before they confirm', async () => {
    const owner = await signedIn('dana@example.org', { role: 'owner' });
    await mails();
    const answer = await enter(owner, ' Ana@example.org ', { lang: 'he' });
    expect(answer.body).toMatchObject({
      success: true,
      data: { email: 'Ana@example.org', lang: 'he', state: 'pending', source: 'desk', confirmedAt: null },
    });
    await enter(owner, 'ana@example.org', { lang: 'he' });
    const sent = await mails();
    expect(sent.map(({ to }) => to.address)).toEqual(['ana@example.org']);
    const [ana] = await listed(owner);
    if (!ana) throw new Error('nobody is listed');
    await confirm(ana);
    expect(await listed(owner)).toMatchObject([{ id: ana.id, state: 'confirmed' }]);
    expect(codeOf(await enter(owner, 'ana@example.org'))).toBe('subscribed');
    expect((await enter(owner, 'nobody')).status).toBe(400);
    const log = dataOf<{ action: string }[]>(await owner.send('GET', 'o/demo/audit?subject=subscriber'));
    expect(log.map(({ action }) => action)).toEqual(['ADMIN-SUBSCRIBER-CREATE']);
    expect(JSON.stringify(log)).not.toContain('ana@');
  });

  it('CALL-116 NL-07 takes somebody off once, who then comes back by themselves alone', async () => {
    const owner = await signedIn('lea@example.org', { role: 'owner' });
    await wish('dov@example.org', { page: '/evenements' });
    const [dov] = await listed(owner, '?search=dov');
    expect(dov).toMatchObject({ source: '/evenements', state: 'pending' });
    const leave = () => owner.send('POST', `o/demo/subscribers/${dov?.id}/leave`);
    const first = dataOf<Subscriber>(await leave());
    expect(first).toMatchObject({ state: 'left' });
    pass(60_000);
    expect(dataOf<Subscriber>(await leave())).toEqual(first);
    expect(codeOf(await enter(owner, 'dov@example.org'))).toBe('left');
    const log = dataOf<{ action: string }[]>(await owner.send('GET', 'o/demo/audit?subject=subscriber'));
    expect(log.filter(({ action }) => action === 'ADMIN-SUBSCRIBER-LEAVE')).toHaveLength(1);
    await wish('dov@example.org');
    expect(await listed(owner, '?search=dov')).toMatchObject([{ state: 'pending', source: null }]);
    expect((await owner.send('POST', 'o/demo/subscribers/nobody/leave')).status).toBe(404);
    const strange = { token: world.otherToken };
    const path = `/v1/admin/subscribers/${dov?.id}/leave`;
    expect((await world.server.request('POST', path, strange)).status).toBe(404);
  });

  it('CALL-114 lists the latest wish first, by page, state and words, and no wish that is over', async () => {
    await wish('over@example.org');
    pass(3 * DAY);
    const owner = await signedIn('noa@example.org', { role: 'owner' });
    await wish('first@list.example');
    pass(60_000);
    await wish('second@list.example');
    const emails = async (query: string) => (await listed(owner, query)).map(({ email }) => email);
    expect(await emails('?search=list.example')).toEqual(['second@list.example', 'first@list.example']);
    expect(await emails('?search=over@')).toEqual([]);
    expect(await emails('?state=pending')).toEqual(['second@list.example', 'first@list.example']);
    expect(await emails('?state=left')).toEqual([]);
    const [newest] = await listed(owner, '?limit=1');
    expect(await emails(`?limit=1&before=${newest?.id}`)).toEqual(['first@list.example']);
    expect((await owner.send('GET', 'o/demo/subscribers/list?sort=email')).status).toBe(400);
  });

  it('CALL-114 USER-01 shows editors no address, and lets them search none', async () => {
    const editor = await signedIn('ed@example.org', { role: 'editor' });
    const rows = await listed(editor);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ email }) => email === '')).toBe(true);
    expect((await editor.send('GET', 'o/demo/subscribers/list?search=ana')).status).toBe(403);
    expect((await enter(editor, 'new@example.org')).status).toBe(403);
    expect((await editor.send('POST', `o/demo/subscribers/${rows[0]?.id}/leave`)).status).toBe(403);
    const viewer = await signedIn('vi@example.org', { role: 'viewer' });
    expect((await viewer.send('GET', 'o/demo/subscribers/list')).status).toBe(403);
    expect((await viewer.send('GET', 'o/demo/subscribers')).status).toBe(200);
  });

  it('CALL-115 SRV-09 asks fifty people a day', async () => {
    pass(2 * DAY);
    const owner = await signedIn('max@example.org', { role: 'owner' });
    const statuses = new Map<number, number>();
    for (let n = 0; n < 51; n += 1) {
      const { status } = await enter(owner, `many-${n}@example.org`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 50],
      [429, 1],
    ]);
    expect((await enter(owner, 'many-3@example.org')).status).toBe(200);
  });
});

import { readFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberships, users } from '../../db/schema';
import { runCommand } from '../../control/runCommand';
import { dataOf } from '../../testing/adminServer';
import { offerFirstLink, operatorLink } from './firstLink';
import { codeOf, useDesk, type Browser } from './testing/deskWorld';

const { world, browser, signedIn, pass } = useDesk();
const HOUR = 60 * 60_000;
const use = (own: Browser, key: string, more: object = {}) => own.send('POST', 'keys/use', { key, ...more });
const look = (key: string) => browser().send('POST', 'keys/look', { key });

describe('the operator', () => {
  const asOperator = { email: 'op@example.org', name: 'Op', password: 'quarante-deux oliviers' };

  it('USER-10 MAIL-01 is made by a link, good for an hour and once, of which the latest holds', async () => {
    const owner = await signedIn('owner@example.org', { role: 'owner' });
    const keyOf = (link: string) => link.split('#key=')[1] ?? '';
    const [first, second] = [keyOf(await operatorLink(world.deps)), keyOf(await operatorLink(world.deps))];
    const own = browser();
    expect(codeOf(await use(own, first, asOperator))).toBe('gone');
    expect(dataOf(await look(second))).toEqual({
      ...dataOf(await look(second)),
      kind: 'operator',
      email: null,
      isNew: true,
    });
    expect((await use(own, second, { name: 'Op', password: asOperator.password })).status).toBe(400);
    expect(dataOf(await use(own, second, asOperator))).toMatchObject({ user: { isOperator: true }, organisations: [] });
    expect(codeOf(await use(browser(), second, asOperator))).toBe('gone');
    const late = keyOf(await operatorLink(world.deps));
    pass(HOUR);
    expect(codeOf(await look(late))).toBe('gone');

    await own.signIn(asOperator.email, asOperator.password);
    const founded = await own.send('POST', 'operator/organisations', { id: 'new-one', name: 'New' });
    expect(founded.status).toBe(200);
    expect(dataOf(founded)).toMatchObject({ giftMails: { when: 'daily', to: [asOperator.email] } });
    const forms = async (id: string) => (await own.send('GET', `o/${id}/forms`)).status;
    expect([await forms('new-one'), await forms('demo')]).toEqual([200, 403]);
    expect((await owner.send('POST', 'operator/organisations', { name: 'Mine' })).status).toBe(403);
  });

  it('OPS-01 USER-10 is made by npm run org -- owner, which invites an owner where it names one', async () => {
    const linkIn = (line: string) => /#key=([\w.-]+)/.exec(line)?.[1] ?? '';
    const other = { ...asOperator, email: 'second@example.org' };
    const line = await runCommand(world.deps, 'owner', {});
    expect(dataOf(await use(browser(), linkIn(line), other))).toMatchObject({ user: { isOperator: true } });
    const email = 'treasurer@example.org';
    const invited = await runCommand(world.deps, 'owner', { id: 'other', email });
    expect(dataOf(await use(browser(), linkIn(invited), { ...asOperator, email: undefined }))).toMatchObject({
      user: { email, isOperator: false },
      organisations: [{ id: 'other', role: 'owner' }],
    });
    await expect(runCommand(world.deps, 'owner', { id: 'nobody', email })).rejects.toThrow('nobody');
  });

  it('USER-10 of a server without users is offered at a terminal, else in a file that its owner alone reads', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'orgkit-first-'));
    const deps = { ...world.deps, config: { ...world.deps.config, dataFolder } };
    expect(await offerFirstLink(deps, true)).toEqual([]);
    await world.database.queries.delete(memberships);
    await world.database.queries.delete(users);
    expect((await offerFirstLink(deps, true))[0]).toContain('http://orgkit.test/admin/#key=');
    const [line = ''] = await offerFirstLink(deps, false);
    expect(line).not.toContain('#key=');
    const file = join(dataFolder, 'first-sign-in');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const key = readFileSync(file, 'utf8').trim().split('#key=')[1] ?? '';
    const own = browser();
    expect(dataOf(await use(own, key, asOperator))).toMatchObject({ organisations: [{ id: 'demo', role: 'owner' }] });
    expect(await offerFirstLink(deps, false)).toEqual([]);
    expect(() => statSync(file)).toThrow('ENOENT');
    rmSync(dataFolder, { recursive: true });
  });
});

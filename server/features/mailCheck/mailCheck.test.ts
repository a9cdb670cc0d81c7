import type { MailState } from '../../../src/contract/organisations/mailCheck';
import { dataOf } from '../../testing/adminServer';
import { codeOf, useDesk } from '../users/testing/deskWorld';

const { world, signedIn, mails, pass } = useDesk();

const key = (n: number) => `mail-test-${n}`;

describe('a test mail', () => {
  it('CALL-94 goes to who asks for it, once per key, and tells that it went out', async () => {
    const owner = await signedIn('dana@example.org', { role: 'owner' });
    const state = async () => dataOf<MailState>(await owner.send('GET', 'o/demo/mail'));
    await mails();
    expect(await state()).toEqual({ sends: false, from: 'no-reply@orgkit.test', test: null });
    const ask = () => owner.send('POST', 'o/demo/mail/test', { idempotencyKey: key(1) });
    expect((await ask()).body).toMatchObject({ success: true, data: { test: { state: 'waiting' } } });
    await ask();
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([['dana@example.org', 'Test d’envoi : Demo']]);
    expect((await state()).test?.state).toBe('sent');
  });

  it('CALL-94 goes five times an hour, and to owners alone', async () => {
    const editor = await signedIn('ed@example.org', { role: 'editor' });
    expect((await editor.send('GET', 'o/demo/mail')).status).toBe(403);
    expect((await editor.send('POST', 'o/demo/mail/test', { idempotencyKey: key(1) })).status).toBe(403);
    const owner = await signedIn('lea@example.org', { role: 'owner' });
    const statuses: number[] = [];
    for (let n = 2; n <= 6; n += 1)
      statuses.push((await owner.send('POST', 'o/demo/mail/test', { idempotencyKey: key(n) })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    pass(61 * 60_000);
    expect((await owner.send('POST', 'o/demo/mail/test', { idempotencyKey: key(7) })).status).toBe(200);
  });

  it('CALL-94 goes to the contact when a program asks, and to nobody without one', async () => {
    const test = (token: string, n: number) =>
      world.server.request('POST', '/v1/admin/mail/test', { token, body: { idempotencyKey: key(n) } });
    expect(codeOf(await test(world.otherToken, 1))).toBe('no_address');
    const contact = { prenom: '', nom: '', tel: '', email: 'bureau@example.org' };
    await world.server.request('PUT', '/v1/admin/organisations/other', { token: world.otherToken, body: { contact } });
    await mails();
    await test(world.otherToken, 2);
    expect((await mails()).map(({ to }) => to.address)).toEqual(['bureau@example.org']);
  });
});

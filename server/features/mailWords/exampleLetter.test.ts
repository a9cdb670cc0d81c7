import { codeOf, useDesk } from '../users/testing/deskWorld';

const { world, signedIn, mails, pass } = useDesk();
const words = { subject: 'Shabbat shalom {prenom}', opening: '', closing: 'Le bureau' };
const body = (n: number, more: object = {}) => ({ lang: 'fr', words, idempotencyKey: `example-${n}`, ...more });

it('CALL-163 MAIL-08 an example goes to who asks for it, once per key, with words that are not kept', async () => {
  const owner = await signedIn('dana@example.org', { role: 'owner' });
  const ask = (n: number, more: object = {}) => owner.send('POST', 'o/demo/mail/words/thanks/test', body(n, more));
  await mails();
  expect((await ask(1)).body).toEqual({ success: true });
  await ask(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: { address: 'dana@example.org' }, subject: 'Exemple : Shabbat shalom Sarah' });
  expect(mail?.text).toMatch(/^Ceci est un exemple.*\n\nBonjour Sarah,.*Le bureau\n$/s);
  expect((await owner.send('GET', 'o/demo/mail/words/thanks')).body).toMatchObject({
    data: { words: { fr: { subject: '' } } },
  });
  expect((await ask(2, { words: { ...words, opening: '{campagne}' } })).status).toBe(400);
  for (let n = 2; n <= 10; n += 1) expect((await ask(n)).status).toBe(200);
  expect((await ask(11)).status).toBe(429);
  pass(61 * 60_000);
  expect((await ask(11)).status).toBe(200);
});

it('MAIL-08 an unproved contact gets ten a day at most, whatever a program asks for', async () => {
  const send = (method: string, path: string, given: object) =>
    world.server.request(method, `/v1/admin/${path}`, { token: world.otherToken, body: given });
  const contact = { prenom: '', nom: '', tel: '', email: 'bureau@example.org' };
  expect((await send('PUT', 'organisations/other', { contact })).status).toBe(200);
  await mails();
  const got: number[] = [];
  for (let n = 1; n <= 12; n += 1) {
    if (n === 11) pass(61 * 60_000);
    expect((await send('POST', 'mail/words/thanks/test', body(n))).status).toBe(200);
    got.push((await mails()).length);
  }
  expect(got).toEqual([...Array<number>(10).fill(1), 0, 0]);
  pass(25 * 60 * 60_000);
  expect((await send('POST', 'mail/words/thanks/test', body(13))).status).toBe(200);
  expect(await mails()).toHaveLength(1);
});

it('CALL-160 CALL-163 all of it is for owners alone', async () => {
  const editor = await signedIn('ed@example.org', { role: 'editor' });
  const statuses = [
    await editor.send('GET', 'o/demo/mail/words'),
    await editor.send('GET', 'o/demo/mail/words/thanks'),
    await editor.send('PUT', 'o/demo/mail/words/thanks', { words: {} }),
    await editor.send('POST', 'o/demo/mail/words/thanks/preview', { lang: 'fr', words }),
    await editor.send('POST', 'o/demo/mail/words/thanks/test', body(1)),
  ];
  expect(statuses.map((answer) => [answer.status, codeOf(answer)])).toEqual(Array(5).fill([403, 'role']));
});

import { codeOf, useDesk } from '../users/testing/deskWorld';

const { signedIn, mails, pass } = useDesk();
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

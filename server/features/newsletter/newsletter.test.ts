import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { outbox, organisations, subscribers } from '../../db/schema';
import { createGuard } from '../../guard/createGuard';
import type { Mail } from '../../outbox/createMailer';
import { createMailer } from '../../outbox/createMailer';
import { sendDue } from '../../outbox/sendDue';
import { useAdminServer } from '../../testing/adminServer';
import { expire } from '../privacy/expire';

const HOUR = 3_600_000;
let deps: Deps;
let now = new Date('2025-01-15T12:00:00Z');
const { world, ask } = useAdminServer({}, async (own) => {
  deps = Object.assign(own, { now: () => now });
  await own.database.queries
    .update(organisations)
    .set({ document: sql`document || '{"languages": ["fr", "he"]}'::jsonb` })
    .where(eq(organisations.id, 'demo'));
});
const pass = (hours: number) => (now = new Date(now.getTime() + hours * HOUR));
const request: typeof world.server.request = (...args) => world.server.request(...args);
const wish = (email: string, more: object = {}, org = 'demo') =>
  request('POST', `/v1/mailing/subscribe/${org}`, { body: { email, ...more } });
const rowOf = async (email: string) =>
  (await deps.database.queries.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  request('POST', path, { body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
const press = (path: string, action: string) => send(path, `action=${action}`);
/** The mails that go out now. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)), close: () => undefined };
  await sendDue(deps, mailer);
  return sent;
}
/** The message as it is handed to a mail server. */
async function writtenMail(mail?: Mail): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-letters-'));
  const mailer = createMailer({ ...deps.config, dataFolder });
  if (mail) await mailer.send({ ...mail, id: 'one' });
  mailer.close();
  const text = await readFile(join(dataFolder, 'mails', 'one.eml'), 'utf8');
  await rm(dataFolder, { recursive: true });
  return text.replace(/\r\n /g, ' ').replaceAll(':  ', ': ');
}
const pathOf = (url = '') => url.replace('http://orgkit.test', '');
const linkIn = (mail?: Mail) => pathOf(/http:\/\/\S+\/lettre\/confirmer\/\S+/.exec(mail?.text ?? '')?.[0]);
const leaveIn = (mail?: Mail) => pathOf(mail?.unsubscribe);
/** Somebody with the mail that asks them. */
async function asked(email: string) {
  await wish(email);
  const [mail] = await mails();
  return { mail, link: linkIn(mail), leave: leaveIn(mail) };
}
const confirmed = async (email: string) => {
  const all = await asked(email);
  await press(all.link, 'confirm');
  return all;
};

beforeEach(async () => void (await mails()));

describe('asking for a newsletter', () => {
  it('CALL-40 NL-02 keeps the wish with the words, their language and time, and begins nothing before the button is pressed', async () => {
    expect((await wish(' Ana@example.org ', { lang: 'he' })).body).toEqual({ success: true });
    const pending = { state: 'pending', lang: 'he', consentAt: now, confirmedAt: null };
    expect(await rowOf('Ana@example.org')).toMatchObject({ ...pending, keyHash: null });
    expect((await rowOf('Ana@example.org'))?.consent).toContain('Demo');
    const [mail, ...others] = await mails();
    expect([mail?.to.address, others.length]).toEqual(['Ana@example.org', 0]);
    expect(mail?.html).toContain('<html lang="he" dir="rtl">');
    const link = linkIn(mail);
    const key = link.split('/').at(-1) ?? '';
    expect(JSON.stringify(await deps.database.queries.select().from(subscribers))).not.toContain(key);
    expect(JSON.stringify(await deps.database.queries.select().from(outbox))).not.toContain(key);
    for (const method of ['GET', 'GET', 'HEAD']) expect((await request(method, link)).status).toBe(200);
    const { text, headers } = await request('GET', link);
    expect(text).toContain((await rowOf('Ana@example.org'))?.consent);
    expect(text).not.toMatch(/example\.org|<script|style=/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self';.*form-action 'self'/,
    );
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
    expect(await rowOf('Ana@example.org')).toMatchObject(pending);
    pass(1);
    expect((await press(link, 'confirm')).status).toBe(303);
    expect(await rowOf('Ana@example.org')).toMatchObject({ state: 'confirmed', confirmedAt: now });
    expect((await request('GET', link)).text).toContain('ההרשמה אושרה');
    const unknown = await request('GET', '/lettre/confirmer/x');
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('href="../../"')]);
  });

  it('NL-02 is over after 48 hours, and erased by the next run, mails too', async () => {
    const { link } = await asked('late@example.org');
    const id = (await rowOf('late@example.org'))?.id;
    pass(48);
    expect((await request('GET', link)).text).toContain('Le délai est passé');
    await press(link, 'confirm');
    expect((await rowOf('late@example.org'))?.state).toBe('pending');
    await confirmed('stays@example.org');
    await expire(deps);
    expect([await rowOf('late@example.org'), (await rowOf('stays@example.org'))?.state]).toEqual([
      undefined,
      'confirmed',
    ]);
    const letters = await deps.database.queries.select().from(outbox);
    expect(letters.filter(({ payload }) => payload['subscriberId'] === id)).toEqual([]);
    expect((await request('GET', link)).status).toBe(404);
  });

  it('NL-02 sends an address one mail a day, however it is written and whoever asks', async () => {
    for (const email of ['v.ictim@gmail.com', 'Victim+1@gmail.com', 'VIC.TIM@googlemail.com']) await wish(email);
    expect((await mails()).map(({ to }) => to.address)).toEqual(['VIC.TIM@googlemail.com']);
    await wish('victim@gmail.com');
    expect(await mails()).toEqual([]);
    pass(24);
    await wish('victim@gmail.com');
    const [again] = await mails();
    expect(again?.to.address).toBe('victim@gmail.com');
  });

  it('NL-03 answers alike and does the same whether an address is new, pending, confirmed or has left', async () => {
    await asked('pending@example.org');
    await confirmed('there@example.org');
    const { leave } = await confirmed('left@example.org');
    await press(leave, 'leave');
    pass(24);
    const before = await rowOf('there@example.org');
    const count = () => deps.database.queries.$count(outbox);
    const answers = [];
    for (const name of ['new', 'pending', 'there', 'left']) {
      const letters = await count();
      const { status, text, headers } = await wish(`${name}@example.org`);
      const names = [...headers.keys()].sort();
      answers.push({ status, text, names, queued: (await count()) - letters });
    }
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 200, queued: 1 });
    expect((await mails()).map(({ to }) => to.address).sort()).toEqual([
      'left@example.org',
      'new@example.org',
      'pending@example.org',
    ]);
    expect(await rowOf('there@example.org')).toEqual(before);
    const pages = [];
    for (const name of ['other', 'pending', 'there', 'left']) {
      const { status, headers } = await send('/lettre', `email=${name}%40example.org`);
      pages.push([status, headers.get('location')]);
    }
    expect(new Set(pages.map(String)).size).toBe(1);
  });

  it('NL-01 refuses what is no address, and an organisation that is not there', async () => {
    const { status, body } = await wish('nobody');
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'email' }] }]);
    expect((await wish('a@example.org', {}, 'nowhere')).status).toBe(404);
    expect((await request('GET', '/v1/mailing/subscribe/demo/nobody')).status).toBe(400);
  });

  it('CALL-10 only ever starts a wish', async () => {
    const call = () => request('GET', '/v1/mailing/subscribe/demo/old%2Blink%40example.org');
    expect((await call()).body).toEqual({ success: true });
    expect(await rowOf('old+link@example.org')).toMatchObject({ state: 'pending', lang: 'fr' });
    expect(await mails()).toHaveLength(1);
    await call();
    expect((await rowOf('old+link@example.org'))?.state).toBe('pending');
  });
});

describe('the newsletter without scripts', () => {
  it('NL-06 NL-01 takes its form, in the language of the page, and says what is wrong with it', async () => {
    const page = await request('GET', '/he/don');
    expect(page.text).toContain('<form action="/he/lettre" method="post"');
    const sent = await send('/he/lettre', 'email=plain%40example.org');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '?sent']);
    expect(await rowOf('plain@example.org')).toMatchObject({ lang: 'he', state: 'pending' });
    const after = await request('GET', '/he/lettre?sent');
    expect([after.status, after.text.includes('href="/he"')]).toEqual([200, true]);
    const box = await request('GET', '/lettre');
    expect(box.text).toMatch(/href="\/assets\/theme\/demo\.css\?v=\w+"/);
    expect(box.text).toContain('<a class="button" href="/">Retour au site</a>');
    const wrong = await send('/lettre', 'email=%22%3E%3Cb%3E');
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('est pas valide');
    expect(wrong.text).toContain('value="&#34;&#62;&#60;b&#62;"');
    const empty = await send('/lettre', 'email=');
    expect([empty.status, empty.headers.get('location')]).toEqual([303, '/']);
    expect((await request('GET', '/xx/lettre')).status).toBe(404);
  });
});

describe('leaving a newsletter', () => {
  it('NL-04 is offered by headers of the mail, and done by a POST without a page', async () => {
    const { mail, leave } = await confirmed('one@example.org');
    expect(mail?.unsubscribe).toMatch(/^http:\/\/orgkit\.test\/lettre\/quitter\/\w+$/);
    expect(await writtenMail(mail)).toContain(
      `List-Unsubscribe: <${mail?.unsubscribe}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`,
    );
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const answer = await fetch(world.server.url + leave, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(await rowOf('one@example.org')).toMatchObject({ state: 'left', leftAt: now });
    expect((await send(leave, 'List-Unsubscribe=One-Click')).status).toBe(200);
  });

  it('NL-04 is asked of who opens the link, whose key never expires', async () => {
    const { leave } = await confirmed('two@example.org');
    pass(24 * 3650);
    const { text } = await request('GET', leave);
    expect(text).toContain('Me désinscrire');
    expect((await rowOf('two@example.org'))?.state).toBe('confirmed');
    expect((await press(leave, 'leave')).status).toBe(303);
    for (const path of [leave, '/lettre/quitter/unknown'])
      expect((await request('GET', path)).text).toContain('Vous êtes désinscrit');
    expect((await send('/lettre/quitter/unknown', '')).status).toBe(200);
    expect((await rowOf('two@example.org'))?.state).toBe('left');
    pass(24 * 91);
    await expire(deps);
    expect(await rowOf('two@example.org')).toBeUndefined();
  });

  it('NL-04 before it began ends the wish', async () => {
    const { leave, link } = await asked('three@example.org');
    await send(leave, 'List-Unsubscribe=One-Click');
    await press(link, 'confirm');
    expect((await rowOf('three@example.org'))?.state).toBe('left');
  });
});

describe('subscribers', () => {
  it('NL-05 come as CSV: those who confirmed, safe for spreadsheets, with their address to leave by', async () => {
    await asked('waiting@example.org');
    await confirmed('=cmd|x!a1@example.org');
    const { status, text, headers } = await ask('GET', 'subscribers/export');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text).toContain('email,lang,confirmedAt,consentAt,consent,unsubscribe\r\n');
    expect(text).toMatch(/\r\n'=cmd\|x!a1@example\.org,fr,20.*,http:\/\/orgkit\.test\/lettre\/quitter\/\w+\r\n/);
    expect(text).not.toContain('waiting@');
    const theirs = await ask('GET', 'subscribers/export', undefined, world.otherToken);
    expect(theirs.text.trim().split('\r\n')).toHaveLength(1);
    expect((await ask('GET', 'subscribers/export', undefined, 'x')).status).toBe(401);
  });

  it('PRIV-01 PRIV-02 are told to their person, and erased with all mails', async () => {
    const { link } = await confirmed('zoe@example.org');
    await confirmed('other@example.org');
    const { text } = await ask('POST', 'persons/export', { email: 'Zoe@example.org' });
    expect(text).toContain('"subscribers"');
    expect(text).toContain('"consent"');
    expect(text).not.toMatch(/keyHash|leaveKey/);
    expect((await ask('POST', 'persons/erase', { email: 'zoe@example.org' })).status).toBe(200);
    expect([await rowOf('zoe@example.org'), (await rowOf('other@example.org'))?.state]).toEqual([
      undefined,
      'confirmed',
    ]);
    expect((await request('GET', link)).status).toBe(404);
    const letters = await deps.database.queries.select().from(outbox);
    expect(JSON.stringify(letters)).not.toContain('zoe@');
  });

  it('ENT-11 are their organisation’s own, and its pages answer under its addresses alone', async () => {
    await wish('both@example.org');
    await wish('both@example.org', {}, 'other');
    const all = await mails();
    expect(all.map(({ fromName }) => fromName)).toEqual(['Demo', 'Other']);
    const [mine, theirs] = all.map(linkIn);
    expect(theirs).toMatch(/^\/o\/other\/lettre\/confirmer\//);
    const own = theirs?.replace('/o/other', '') ?? '';
    expect((await press(`/o/demo${own}`, 'confirm')).status).toBe(404);
    expect((await press(`/o/other${mine}`, 'confirm')).status).toBe(404);
    expect((await press(theirs ?? '', 'confirm')).status).toBe(303);
    const states = await deps.database.queries
      .select({ organisation: subscribers.organisationId, state: subscribers.state })
      .from(subscribers)
      .where(eq(subscribers.email, 'both@example.org'))
      .orderBy(subscribers.organisationId);
    expect(states.map(({ state }) => state)).toEqual(['pending', 'confirmed']);
  });
});

describe('many wishes', () => {
  it('SRV-09 NL-03 are asked for a challenge, as many forms are', async () => {
    deps.guard.admit = createGuard(deps).admit;
    for (let sent = 0; sent < 3; sent += 1) expect((await wish('flood@example.org')).status).toBe(200);
    const { status, body } = await wish('flood@example.org');
    expect([status, body]).toMatchObject([429, { code: 'challenge' }]);
    expect((await request('GET', '/v1/mailing/subscribe/demo/flood@example.org')).status).toBe(429);
    const page = await send('/lettre', 'email=flood%40example.org');
    expect([page.status, page.text.includes('Trop de demandes')]).toEqual([429, true]);
  });
});

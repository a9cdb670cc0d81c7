import { eq } from 'drizzle-orm';
import { deliveries, outbox } from '../../db/schema';
import { endHolds } from '../forms/holds/endHolds';
import { confirmPaidSubmission } from '../forms/submission/confirmPaidSubmission';
import { block } from '../forms/testing/formWorld';
import { expire } from '../privacy/expire';
import { subscriptionToken } from '../subscriptions/subscriptionToken';
import { createHeldWorld, HOUR, SLOT, type HeldWorld } from './testing/heldWorld';

let world: HeldWorld;
beforeAll(async () => {
  world = await createHeldWorld();
  await world.admin('POST', 'webhooks', { url: 'https://example.org/hook', events: ['form.submitted'] });
});
afterAll(() => world.close());

const read = (path: string) => world.server.request('GET', path);
const stateOf = async (id = '') => (await world.submissionOf(id)).state;
const posted = async (id = '') => {
  const rows = await world.deps.database.queries.select({ event: deliveries.event }).from(deliveries);
  return rows.filter(({ event }) => event.data['id'] === id).map(({ event }) => event.data['state']);
};
/** A booking waiting for confirmation, with its page. */
async function held(settings: Record<string, unknown> = {}) {
  const made = await world.addHeld(settings);
  await world.mails();
  const { data } = await world.ask(made);
  const [mail] = await world.mails();
  return { ...made, made, id: data?.id ?? '', mail, path: world.linkIn(mail) };
}

describe('a form that is confirmed by mail', () => {
  it('SRV-15 holds slot and stock for a day, tells nobody but its sender, and stands once the button is pressed', async () => {
    const made = await world.addHeld();
    const reply = await world.ask(made, { address: 'ana@example.org' });
    const id = reply.data?.id ?? '';
    expect(reply).toEqual({ success: true, data: { id, heldUntil: '2025-01-16T12:00:00.000Z' } });
    expect(await world.left(made)).toEqual([0, 0]);
    expect((await world.ask(made)).code).toBe('stock');
    const [mail, ...others] = await world.mails();
    expect([mail?.to.address, others, await posted(id)]).toEqual(['ana@example.org', [], []]);
    expect(mail?.subject).toBe('Confirmez votre demande : Fête');
    const path = world.linkIn(mail);
    expect((await world.press(path, 'confirm')).status).toBe(200);
    expect(await world.submissionOf(id)).toMatchObject({
      state: 'kept',
      heldUntil: null,
      confirmedAt: world.deps.now(),
    });
    const told = (await world.mails()).map(({ to, replyTo }) => [to.address, replyTo]);
    expect(told).toEqual([
      ['ana@example.org', 'hello@demo.test'],
      ['hello@demo.test', 'ana@example.org'],
    ]);
    expect(await posted(id)).toEqual(['kept']);
    await world.press(path, 'confirm');
    await world.press(path, 'release');
    expect([await world.mails(), await posted(id), await stateOf(id)]).toEqual([[], ['kept'], 'kept']);
    world.pass(30 * HOUR);
    expect([await endHolds(world.deps), await world.left(made)]).toEqual([0, [0, 0]]);
  });

  it('SRV-15 is not changed by looking at its page, which says what is held and until when', async () => {
    const { id, path, made } = await held();
    const zone = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;
    const until = new Intl.DateTimeFormat('fr-FR', zone).format(world.deps.now().getTime() + 24 * HOUR);
    for (let look = 0; look < 3; look += 1) {
      const { status, text, headers } = await read(path);
      expect(status).toBe(200);
      expect(text).toContain('Visite – mardi 1er avril 2025 à 10:00');
      expect(text).toContain('1 × Repas');
      expect(text).toContain(`avant le ${until}`);
      expect(text).not.toMatch(/ana@example|<script|style=/);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'self';.*form-action 'self'/,
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
    }
    await world.server.request('HEAD', path);
    expect([await stateOf(id), await world.left(made)]).toEqual(['held', [0, 0]]);
  });

  it('SRV-15 says what became of it: confirmed now, before, given up, too late, unknown', async () => {
    const confirmed = await held();
    expect((await world.press(confirmed.path, 'confirm')).text).toContain('C’est confirmé. Merci !');
    expect((await read(confirmed.path)).text).toContain('Votre demande est déjà confirmée.');
    const given = await held();
    expect((await world.press(given.path, 'release')).text).toContain('Cette demande a été annulée.');
    expect([await stateOf(given.id), await world.left(given.made)]).toEqual(['cancelled', [1, 1]]);
    await world.press(given.path, 'confirm');
    expect(await stateOf(given.id)).toBe('cancelled');
    const late = await held();
    world.pass(24 * HOUR);
    const { status, text } = await world.press(late.path, 'confirm');
    expect([status, (await stateOf(late.id)) === 'kept']).toEqual([410, false]);
    expect(text).toContain('Le délai est passé');
    expect(text).toContain(`href="/formulaire/${late.form}"`);
    const forged = [`${late.path}x`, late.path.replace(late.id, confirmed.id), '/confirm/x'];
    const otherPurpose = `/confirm/${subscriptionToken(world.deps.config.keys.links, late.id)}`;
    for (const wrong of [...forged, otherPurpose]) {
      expect([wrong, (await read(wrong)).status]).toEqual([wrong, 404]);
      expect((await world.press(wrong, 'confirm')).status).toBe(404);
    }
  });

  it('SRV-15 gives slot and stock back at that very moment, whether a job has run or not', async () => {
    const { made, id, form, calendar } = await held();
    world.pass(24 * HOUR - 1);
    expect(await world.left(made)).toEqual([0, 0]);
    world.pass(1);
    // Whoever comes first takes it, without anybody having looked.
    expect(await world.ask(made)).toMatchObject({ success: true });
    expect(await stateOf(id)).toBe('expired');
    const { data } = (await world.admin('GET', `calendars/${calendar}/bookings`)).body as { data: unknown[] };
    expect(data).toMatchObject([{ heldUntil: new Date(world.deps.now().getTime() + 24 * HOUR).toISOString() }]);
    world.pass(24 * HOUR);
    const slots = await read(`/v1/forms/calendar/${calendar}/slots/3/2025`);
    expect((slots.body as { data: string[] }).data).toEqual([SLOT]);
    expect(await world.leftOf('P1', form)).toBe(1);
  });

  it('SRV-15 is listed by what became of it, and never told of when nobody confirmed', async () => {
    const { form, id } = await held();
    const listed = async (query: string) =>
      ((await world.admin('GET', `form-submissions?formId=${form}&${query}`)).body as { data: unknown[] }).data;
    expect(await listed('state=held')).toMatchObject([{ id, state: 'held', confirmedAt: null }]);
    world.pass(24 * HOUR);
    expect(await listed('state=held')).toEqual([]);
    expect(await listed('state=expired')).toMatchObject([{ id, heldUntil: null }]);
    expect(await listed('state=kept')).toEqual([]);
    const { text } = await world.admin('GET', `forms/${form}/submissions.csv`);
    expect(text).toContain(',expired,');
    expect([await world.mails(), await posted(id)]).toEqual([[], []]);
  });

  it('SRV-15 is cancelled when the organisation takes its slot back', async () => {
    const { calendar, id, path, made } = await held();
    const { data } = (await world.admin('GET', `calendars/${calendar}/bookings`)).body as { data: { id: string }[] };
    await world.admin('DELETE', `calendars/${calendar}/bookings/${data[0]?.id}`);
    expect([await stateOf(id), await world.left(made)]).toEqual(['cancelled', [1, 1]]);
    expect((await read(path)).text).toContain('Cette demande a été annulée.');
    const other = await held();
    await world.press(other.path, 'confirm');
    const bookings = (await world.admin('GET', `calendars/${other.calendar}/bookings`)).body as {
      data: { id: string }[];
    };
    await world.admin('DELETE', `calendars/${other.calendar}/bookings/${bookings.data[0]?.id}`);
    expect((await read(other.path)).text).toContain('Cette demande a été annulée.');
  });

  it('SRV-15 is confirmed by paying, where something is to pay, and by no mail', async () => {
    const products = [{ id: 'P1', title: 'Repas', montant: 10 }];
    const made = await world.addHeld({ withPaiement: true, products });
    const { data } = await world.ask(made);
    expect(data).toEqual({ id: data?.id, intent: data?.intent });
    const kinds = async (id = '') =>
      (await world.deps.database.queries.select().from(outbox))
        .filter(({ payload }) => payload['submissionId'] === id)
        .map(({ kind }) => kind);
    expect([await kinds(data?.id), await stateOf(data?.id)]).toEqual([[], 'open']);
    // Paid on the spot, or by a link that the organisation sent, in time and later.
    for (const wait of [0, 24 * HOUR]) {
      const spot = await world.addHeld({ products });
      const { data: own } = await world.ask(spot);
      world.pass(wait);
      await endHolds(world.deps);
      const { id = '' } = own ?? {};
      const paid = { organisationId: 'demo', type: 'FORM', typeId: id, mode: 'live' } as const;
      expect(await world.deps.database.transaction((tx) => confirmPaidSubmission(tx, world.deps, paid))).toBe(true);
      expect([await stateOf(id), await kinds(id)]).toEqual(['kept', ['formHeld', 'formCopy', 'formNotice']]);
      expect([await posted(id), await world.left(spot)]).toEqual([['kept'], [0, 0]]);
      world.pass(24 * HOUR);
      expect([await endHolds(world.deps), await world.left(spot)]).toEqual([0, [0, 0]]);
    }
  });

  it('SRV-15 answers a repeated request as before, and holds once', async () => {
    const made = await world.addHeld();
    const address = 'twice@example.org';
    await world.mails();
    const [first, second] = [
      await world.ask(made, { key: 'same-key-1', address }),
      await world.ask(made, { key: 'same-key-1', address }),
    ];
    expect(second).toEqual(first);
    expect(await world.mails()).toHaveLength(1);
  });

  it.each(['fr', 'en', 'he', 'ru', 'it', 'pt'])(
    'SRV-15 I18N-01 speaks %s, in the mail and on its page',
    async (lang) => {
      const made = await world.addHeld();
      await world.ask(made, { lang, address: `${lang}@example.org` });
      const [mail] = await world.mails();
      const start = `<html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}">`;
      const { text } = await read(world.linkIn(mail));
      for (const said of [mail?.html, text]) {
        expect(said).toContain(start);
        expect(said).not.toMatch(/undefined|\[object/);
      }
    },
  );

  it('SRV-09 sends no address more than ten a day, copies counted', async () => {
    const address = 'Victim+1@example.org';
    let written = 0;
    for (let sent = 0; sent < 12; sent += 1) {
      await world.ask(await world.addHeld({ confirmByMail: sent % 3 > 0 }), { address, slot: false });
      written += (await world.mails()).filter(({ to }) => to.address === address).length;
    }
    expect(written).toBe(10);
  });

  it('ENT-11 is shown under the addresses of its own organisation alone', async () => {
    const { path } = await held();
    expect((await read(`/o/demo${path}`)).status).toBe(200);
    expect((await read(`/o/other${path}`)).status).toBe(404);
    const pressed = await world.press(`/o/demo${path}`, 'confirm');
    expect([pressed.status, pressed.text.includes('C’est confirmé')]).toEqual([200, true]);
  });

  it('PRIV-02 PRIV-06 gives its places back when its sender is erased, and is forgotten in the end', async () => {
    const made = await world.addHeld();
    const { data } = await world.ask(made, { address: 'zoe@example.org' });
    const exported = await world.admin('POST', 'persons/export', { email: 'zoe@example.org' });
    expect(exported.text).toContain('"heldUntil"');
    await world.admin('POST', 'persons/erase', { email: 'zoe@example.org' });
    expect([await stateOf(data?.id), await world.left(made)]).toEqual(['cancelled', [1, 1]]);
    const letters = await world.deps.database.queries.select().from(outbox).where(eq(outbox.kind, 'formHeld'));
    expect(letters.filter(({ payload }) => payload['submissionId'] === data?.id)).toEqual([]);
    const late = await held();
    world.pass(24 * HOUR);
    await endHolds(world.deps);
    world.pass(91 * 24 * HOUR);
    await expire(world.deps);
    expect((await world.submissionOf(late.id)).values).toEqual({ extra: {} });
  });
});

describe('saving a form that is confirmed by mail', () => {
  const mail = { fieldKey: 'mail', kind: 'email' };
  it.each([
    ['no field for an address', []],
    ['one that may stay empty', [block('text', mail)]],
    ['one that a condition hides', [block('conditional', {}, [block('text', { ...mail, required: true })])]],
  ])('SRV-15 is refused with %s', async (_what, blocks) => {
    const content = JSON.stringify({ schemaVersion: 1, children: blocks });
    const { body } = await world.admin('POST', 'forms', { title: 'x', confirmByMail: true, content });
    expect(body).toMatchObject({ success: false, code: 'mailMissing' });
    expect((await world.admin('POST', 'forms', { title: 'x', content })).body).toMatchObject({ success: true });
  });

  it('SRV-15 takes an identity, and a required contact', async () => {
    for (const [identity, blocks] of [
      ['SIMPLE', [block('identity')]],
      ['NONE', [block('contact', { fieldKey: 'c', required: true })]],
    ] as const) {
      const content = JSON.stringify({ schemaVersion: 1, children: blocks });
      const form = { title: 'x', confirmByMail: true, identity, content };
      expect((await world.admin('POST', 'forms', form)).body).toMatchObject({ data: { confirmByMail: true } });
    }
  });
});

import { outbox } from '../../../db/schema';
import { lightWork } from '../../../guard/testing/solve';
import { releaseUnpaid } from './releaseUnpaid';
import { block, createFormWorld, layout, replyOf, type FormWorld } from '../testing/formWorld';

// `npm run proof` runs the full number.
const full = process.env['ORGKIT_PROOF'] !== undefined;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld({ guard: { work: lightWork } });
});
afterAll(() => world.close());

const mail = block('text', { fieldKey: 'mail', kind: 'email' });
const confirmed = layout([block('products'), block('text', { fieldKey: 'mail', kind: 'email', required: true })]);
const contactForm = () => world.addForm({ type: 'SIMPLE' }, [mail]);
let networks = 0;
const newNetwork = () => `198.51.100.${(networks += 1)}`;
const seated = async (capacity: number, settings: Record<string, unknown> = {}) => {
  const form = await world.addForm({ products: [{ id: 'seat', montant: 10, maxPerOrder: 1000 }], ...settings });
  await world.limit(form, [{ products: ['seat'], capacity }]);
  return form;
};
const book = (form: string, seat_quantity: number, address: string, solves = false) =>
  world.send(form, { seat_quantity }, { address, solves });

describe('forms that nobody pays', () => {
  it('SRV-09 are sent by a robot a few times from one address, whatever clock it says it has, and then no more', async () => {
    const form = await contactForm();
    const address = newNetwork();
    const mails = () => world.deps.database.queries.$count(outbox);
    const before = await mails();
    const sent = Array.from({ length: 60 }, (_, index) =>
      world.send(
        form,
        { '[TEXT]_mail': `stranger${index}@example.org` },
        { address, solves: false, body: { elapsed: 60_000 } },
      ),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect((await mails()) - before).toBe(20);
  });

  it('SRV-09 are sent by the hundred guests of a hall behind one router, who solve what they are asked', async () => {
    const form = await contactForm();
    const address = newNetwork();
    for (let guest = 0; guest < 100; guest += 1) {
      const values = { '[TEXT]_mail': `guest${guest}@example.org` };
      expect(replyOf(await world.send(form, values, { address })).success).toBe(true);
    }
  });

  it('SRV-09 end for an hour for an address that sends hundreds, challenges solved or not', async () => {
    const form = await contactForm();
    const address = newNetwork();
    const answers = [];
    for (let index = 0; index < 301; index += 1) answers.push(await world.send(form, {}, { address }));
    expect(answers.slice(0, 300).every(({ status }) => status === 200)).toBe(true);
    expect(answers[300]?.status).toBe(429);
    expect(Number(answers[300]?.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(replyOf(await world.send(form, {}, { address: newNetwork() })).success).toBe(true);
    world.pass(HOUR + MINUTE);
    expect((await world.send(form, {}, { address, solves: false })).status).toBe(200);
  });

  it('SRV-09 ask who fills one form in from many addresses, or sends one mailbox its copy again and again', async () => {
    const form = await contactForm();
    const toOne = (index: number) =>
      world.send(form, { '[TEXT]_mail': `Vic.tim+${index}@example.org` }, { solves: false });
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await toOne(index)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    for (let index = 3; index < 60; index += 1) await world.send(form, {}, { solves: false });
    expect((await world.send(form, {}, { solves: false })).status).toBe(429);
    expect((await world.send(await contactForm(), {}, { solves: false })).status).toBe(200);
    world.pass(11 * MINUTE);
    expect((await world.send(form, {}, { solves: false })).status).toBe(200);
  });
});

describe('seats that nobody pays', () => {
  it('SRV-14 are asked a challenge for above ten, or above a tenth of what there is, all of an address together', async () => {
    const hall = await seated(140);
    const [one, other] = [newNetwork(), newNetwork()];
    expect((await book(hall, 11, one)).status).toBe(429);
    expect((await book(hall, 10, one)).status).toBe(200);
    expect((await book(hall, 1, one)).status).toBe(429);
    expect((await book(hall, 1, other)).status).toBe(200);
    expect((await book(hall, 11, one, true)).status).toBe(200);
    const room = await seated(30);
    expect((await book(room, 4, newNetwork())).status).toBe(429);
    expect((await book(room, 3, newNetwork())).status).toBe(200);
    // One of few is no greed.
    const table = await seated(2);
    expect((await book(table, 1, newNetwork())).status).toBe(200);
  });

  it('SRV-14 SRV-15 are counted for two hours where they are paid online, for a day where they are not', async () => {
    const hall = await seated(140);
    const desk = await seated(140, { withPaiement: false, confirmByMail: true, content: confirmed });
    const [one, other] = [newNetwork(), newNetwork()];
    const mailed = (seat_quantity: number) =>
      world.send(desk, { seat_quantity, '[TEXT]_mail': 'ana@example.org' }, { address: other, solves: false });
    expect([(await book(hall, 10, one)).status, (await mailed(10)).status]).toEqual([200, 200]);
    world.pass(2 * HOUR);
    expect([(await book(hall, 10, one)).status, (await mailed(1)).status]).toEqual([200, 429]);
    world.pass(22 * HOUR);
    expect((await mailed(10)).status).toBe(200);
  });

  it('SRV-14 are slots of calendars too: above ten a challenge is asked', async () => {
    const { server, token } = world;
    const hours = [1, 2, 3].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }));
    const calendar = { id: 'visits', label: 'Visits', hours };
    expect((await server.request('POST', '/v1/admin/calendars', { token, body: calendar })).status).toBe(200);
    const settings = { calendars: [{ id: 'visits', label: 'Visits' }], products: [{ id: 'visit', montant: 10 }] };
    const form = await world.addForm(settings, [block('products'), block('calendar', { calendarId: 'visits' })]);
    const address = newNetwork();
    const times = ['09', '10', '11'].flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute}`));
    const asked = (time: string, solves: boolean) => {
      const slot = { visit_quantity: 1, '[CALENDAR]_visits': `2025-01-20T${time}:00+01:00` };
      return world.send(form, slot, { address, solves });
    };
    for (const time of times.slice(0, 10)) expect(replyOf(await asked(time, false)).data?.intent).toBeTruthy();
    expect((await asked('11:30', false)).status).toBe(429);
    expect(replyOf(await asked('11:30', true)).success).toBe(true);
  });

  it('SRV-14 come back after two hours, whatever renews what holds them', async () => {
    const form = await seated(20);
    const { data } = replyOf(await book(form, 20, newNetwork(), true));
    const { intent = '', id = '' } = data ?? {};
    const look = () => world.server.request('GET', `/v1/paiements/intents/${intent}`);
    const again = () => world.makeIntent({ type: 'FORM', typeId: id });
    for (let time = 0; time < 11; time += 1) {
      world.pass(10 * MINUTE);
      expect((await look()).status).toBe(200);
      await releaseUnpaid(world.deps);
      expect(await world.leftOf('seat', form)).toBe(0);
    }
    // Another checkout of the same seats, and a payment begun with it, hold them no longer.
    const other = ((await again()).body as { data: { id: string } }).data.id;
    await world.submit({ intent: other, montant: 200, amounts: { montant: 200, fees: 0, total: 200 } });
    world.pass(9 * MINUTE);
    await look();
    expect(await releaseUnpaid(world.deps)).toBe(0);
    world.pass(MINUTE);
    expect([(await look()).status, await releaseUnpaid(world.deps)]).toEqual([410, 1]);
    expect([await world.leftOf('seat', form), (await world.submissionOf(id)).state]).toEqual([20, 'released']);
    expect((await again()).body).toMatchObject({ success: false });
  });
});

it('SRV-14 an order holds thirty of a product, or what its author says, and no more', async () => {
  const usual = await seated(140, { products: [{ id: 'seat', montant: 10 }] });
  const refused = replyOf(await book(usual, 31, newNetwork(), true));
  expect(refused).toMatchObject({ code: 'fields', issues: [{ path: 'seat_quantity', message: 'tooMany' }] });
  expect(replyOf(await book(usual, 30, newNetwork(), true)).success).toBe(true);
  const few = await seated(140, { products: [{ id: 'seat', montant: 10, maxPerOrder: 4 }] });
  expect(replyOf(await book(few, 5, newNetwork(), true))).toMatchObject({ code: 'fields' });
  expect(await world.leftOf('seat', few)).toBe(140);
});

it('SRV-09 the rush of a full hall has a place for everybody who solves', async () => {
  const form = await seated(200);
  const address = newNetwork();
  const guests = full ? 100 : 25;
  const replies = await Promise.all(Array.from({ length: guests }, () => book(form, 2, address, true)));
  expect(replies.filter((answer) => replyOf(answer).success)).toHaveLength(guests);
  expect(await world.leftOf('seat', form)).toBe(200 - guests * 2);
});

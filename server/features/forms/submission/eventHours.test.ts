import { formSubmissions } from '../../../db/schema';
import { newKey } from '../../../testing/checkoutWorld';
import { createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';

// The clock of the tests shows 15 January 2025, 12:00 UTC.
let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const free = { withPaiement: false, allowNoProduct: true, allowZeroAmount: true, products: [] };
let events = 0;
async function carry(form: string, change: object): Promise<void> {
  const body = { id: `e${(events += 1)}`, name: 'Concert', forms: [form], ...change };
  const { status } = await world.server.request('POST', '/v1/admin/events', { token: world.token, body });
  expect(status).toBe(200);
}
const send = async (form: string, options = {}) => replyOf(await world.send(form, {}, options));
const soon = { dateEvent: '2025-01-16T18:00:00Z' };

it('EVT-03 refuses the form of an event past its closing hours in words, and keeps nothing', async () => {
  const form = await world.addForm(free);
  expect(await send(form)).toMatchObject({ success: true });
  await carry(form, { ...soon, closeHours: 30 });
  const { queries } = world.deps.database;
  const before = await queries.$count(formSubmissions);
  for (const [lang, error] of [
    ['fr', 'Les inscriptions à cet événement sont closes.'],
    ['en', 'Registration for this event has closed.'],
  ])
    expect(await send(form, { body: { lang } })).toEqual({ success: false, code: 'closed', error });
  expect(await queries.$count(formSubmissions)).toBe(before);
  const { body } = await world.server.request('GET', `/v1/forms/id/${form}`);
  expect(body).toMatchObject({ data: { active: false } });
});

it('EVT-03 takes it until then, and while another of its events does', async () => {
  const form = await world.addForm(free);
  await carry(form, { ...soon, closeHours: 29 });
  const key = newKey();
  const sent = await send(form, { key });
  expect(sent).toMatchObject({ success: true });
  await world.server.request('PUT', `/v1/admin/events/e${events}`, { token: world.token, body: { closeHours: 48 } });
  expect(await send(form)).toMatchObject({ code: 'closed' });
  // A submission sent in time gets the same answer again.
  expect(await send(form, { key })).toEqual(sent);
  await carry(form, { dateEvent: '2025-02-16T18:00:00Z', closeHours: 48 });
  expect(await send(form)).toMatchObject({ success: true });
});

it('EVT-03 is open for the next time of an event that repeats, and closed after its last', async () => {
  const [weekly, over, never] = await Promise.all([world.addForm(free), world.addForm(free), world.addForm(free)]);
  const repeat = { every: 'WEEK', interval: 1, until: null, exceptions: [] };
  await carry(weekly, { dateEvent: '2025-01-08T11:00:00Z', closeHours: 24, repeat });
  await carry(over, { dateEvent: '2025-01-15T11:00:00Z', closeHours: 0 });
  await carry(never, { dateEvent: '2024-01-15T11:00:00Z', closeHours: null });
  expect(await send(weekly)).toMatchObject({ success: true });
  expect(await send(over)).toMatchObject({ code: 'closed' });
  expect(await send(never)).toMatchObject({ success: true });
});

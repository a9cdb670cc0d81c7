import { block, layout } from '../forms/testing/formWorld';
import { tellWaiting } from './tellWaiting';
import { createWaitWorld, HOUR, TEN, type WaitWorld } from './testing/waitWorld';

let world: WaitWorld;
beforeEach(async () => {
  world = await createWaitWorld();
});
afterEach(() => world.close());

const told = async () => (await world.tell()).flatMap(({ to, unsubscribe }) => (unsubscribe ? [to.address] : []));
const wait = async (email: string, more?: Record<string, unknown>) => {
  expect((await world.wait(email, more)).body).toEqual({ success: true });
  world.pass(61_000);
  expect(await told()).toEqual([]);
};
/** Another form of the same calendar. */
const addForm = () =>
  world.addForm(
    {
      ...{ withPaiement: false, allowZeroAmount: true, allowNoProduct: true },
      calendars: [{ id: 'visits', label: 'Visites' }],
    },
    [
      block('text', { fieldKey: 'mail', kind: 'email', required: true }),
      block('calendar', { calendarId: 'visits', label: 'Créneau' }),
    ],
  );
const archive = async () =>
  expect((await world.admin('POST', `forms/${world.form}/archive`, { archived: true })).body).toMatchObject({
    success: true,
  });

it('WAIT-03 tells nobody while the organisation is closed, and the first once it is open again', async () => {
  await wait('ana@example.org');
  expect((await world.admin('POST', 'closing', { subscriptions: 0 })).status).toBe(200);
  await world.cancel('first@example.org');
  expect(await told()).toEqual([]);
  world.pass(48 * HOUR);
  expect(await told()).toEqual([]);
  await world.admin('DELETE', 'closing');
  expect(await told()).toEqual(['ana@example.org']);
});

it('WAIT-03 passes over who asked by a form that takes nothing now', async () => {
  const formId = await addForm();
  await wait('ana@example.org');
  await wait('dan@example.org', { formId });
  await archive();
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['dan@example.org']);
  expect((await world.list())[0]).toMatchObject({ email: 'ana@example.org', toldAt: null });
});

it('WAIT-02 WAIT-03 nobody waits by a form that does not book in the calendar, but by one that it is embedded in', async () => {
  const settings = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };
  const mail = block('text', { fieldKey: 'mail', kind: 'email', required: true });
  const other = await world.addForm(settings, [mail]);
  await wait('ana@example.org');
  const refused = await world.wait('ana@example.org', { formId: other });
  expect(refused.body).toMatchObject({ success: false, code: 'closed' });
  const inner = await world.addForm({ ...settings, type: 'BLOCK', calendars: [{ id: 'visits', label: 'Visites' }] }, [
    block('calendar', { calendarId: 'visits', label: 'Créneau' }),
  ]);
  const outer = await world.addForm(settings, [mail, block('embeddedForm', { blockId: inner })]);
  await wait('dan@example.org', { formId: outer });
  const content = layout([mail]);
  expect((await world.admin('PUT', `forms/${world.form}`, { content, revision: 1 })).status).toBe(200);
  await world.cancel('first@example.org');
  expect(await told()).toEqual(['dan@example.org']);
});

it('WAIT-02 whoever asks again by another form is told of that one, where they were in the line', async () => {
  const formId = await addForm();
  await wait('ana@example.org');
  await wait('dan@example.org', { formId });
  await archive();
  await wait('ana@example.org', { formId, lang: 'en' });
  await world.cancel('first@example.org');
  const [mail] = await world.tell();
  expect([mail?.to.address, mail?.text]).toEqual(['ana@example.org', expect.stringContaining(`/formulaire/${formId}`)]);
});

it('WAIT-04 no mail goes out of a slot that was taken out of the calendar by then', async () => {
  await wait('ana@example.org', { slot: TEN });
  await world.cancel('first@example.org');
  await tellWaiting(world.deps);
  await world.admin('PUT', 'calendars/visits/slots', { remove: [TEN] });
  expect(await told()).toEqual([]);
});

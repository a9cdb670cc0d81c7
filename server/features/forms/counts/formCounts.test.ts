import { eq } from 'drizzle-orm';
import type { FormFigures } from '../../../../src/contract/forms/formList';
import { formCounts } from '../../../db/schema';
import { countSubmission } from './formCounts';
import { mendCounts } from './mendCounts';
import { endHolds } from '../holds/endHolds';
import { releaseUnpaid } from '../submission/releaseUnpaid';
import { block, createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';

const MINUTE = 60_000;
const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const ask = async <T>(path: string) =>
  ((await world.server.request('GET', `/v1/admin/${path}`, { token: world.token })).body as { data: T }).data;
const figuresOf = async (form: string) => {
  const { submissions, states } = await ask<FormFigures>(`forms/${form}/figures`);
  return { submissions, states: Object.fromEntries(states.map(({ state, count }) => [state, count])) };
};
const pay = async (intent: string) => {
  const { url } = (await world.submit({ intent, montant: 10.1 })).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
};

it('CALL-60 counts those that stand, through payment, release and late payment', async () => {
  const form = await world.addForm();
  expect(await figuresOf(form)).toEqual({ submissions: 0, states: {} });
  const [first, second] = [
    replyOf(await world.send(form, { P1_quantity: 1 })).data,
    replyOf(await world.send(form, { P1_quantity: 1 })).data,
  ];
  expect(await figuresOf(form)).toEqual({ submissions: 2, states: { open: 2 } });
  await pay(first?.intent ?? '');
  expect(await figuresOf(form)).toEqual({ submissions: 2, states: { kept: 1, open: 1 } });
  world.pass(31 * MINUTE);
  await releaseUnpaid(world.deps);
  expect((await world.submissionOf(second?.id ?? '')).state).toBe('released');
  expect(await figuresOf(form)).toEqual({ submissions: 1, states: { kept: 1, released: 1 } });
});

it('CALL-60 counts what is sent twice under one key once, and what is refused not', async () => {
  const form = await world.addForm(free, [block('text', { fieldKey: 'nom', required: true })]);
  const wish = { '[TEXT]_nom': 'Ana' };
  await world.send(form, wish, { key: 'one-and-the-same' });
  await world.send(form, wish, { key: 'one-and-the-same' });
  await world.send(form, {});
  expect(await figuresOf(form)).toEqual({ submissions: 1, states: { kept: 1 } });
});

it('CALL-60 no longer counts what was never confirmed', async () => {
  const form = await world.addForm({ ...free, confirmByMail: true }, [
    block('text', { fieldKey: 'mail', kind: 'email', required: true }),
  ]);
  expect(replyOf(await world.send(form, { '[TEXT]_mail': 'ana@example.org' }))).toMatchObject({ success: true });
  expect(await figuresOf(form)).toEqual({ submissions: 1, states: { held: 1 } });
  world.pass(48 * 60 * MINUTE);
  await endHolds(world.deps);
  expect(await figuresOf(form)).toEqual({ submissions: 0, states: { expired: 1 } });
});

it('CALL-60 CALL-61 says when the newest was sent; lists say the same, and know nothing of other organisations', async () => {
  const form = await world.addForm({ ...free, title: 'Comptée' }, []);
  await world.send(form);
  world.pass(MINUTE);
  await world.send(form);
  const { lastSubmissionAt, submissions, title } = await ask<FormFigures>(`forms/${form}/figures`);
  expect([submissions, title]).toEqual([2, 'Comptée']);
  const [listed] = await ask<FormFigures[]>('forms?search=compt');
  expect(listed).toMatchObject({ id: form, submissions: 2, lastSubmissionAt, archived: false, open: true });
  const answer = await world.server.request('GET', '/v1/admin/forms/unknown/figures', { token: world.token });
  expect(answer.status).toBe(404);
});

it('DESK-33 CALL-61 says which calendars it books, and whether there are only so many of a product', async () => {
  const body = { id: 'visits', label: 'Visites', slots: [] };
  await world.server.request('POST', '/v1/admin/calendars', { token: world.token, body });
  const visits = block('calendar', { calendarId: 'visits' });
  const form = await world.addForm({ calendars: [{ id: 'visits', label: 'Avant' }] }, [block('products'), visits]);
  const read = () => ask<FormFigures>(`forms/${form}/figures`);
  expect(await read()).toMatchObject({ calendars: [{ id: 'visits', label: 'Visites' }], stocked: false });
  await world.limit(form, [{ products: ['P1'], capacity: 1 }]);
  expect(await read()).toMatchObject({ stocked: true });
  const other = await world.addForm();
  expect(await ask<FormFigures>(`forms/${other}/figures`)).toMatchObject({ calendars: [], stocked: false });
});

it('CALL-60 SRV-14 counts what stays as it is as it was: a second late payment is booked', async () => {
  const form = await world.addForm();
  const at = { organisationId: 'demo', formId: form, createdAt: world.deps.now() };
  const place = { mode: 'test', state: 'short' } as const;
  await world.deps.database.transaction(async (tx) => {
    await countSubmission(tx, at, null, place);
    await countSubmission(tx, at, place, place);
  });
  expect(await figuresOf(form)).toMatchObject({ states: { short: 1 } });
});

it('DESK-37 CALL-60 counts that are not the submissions are mended at night, form by form, others stay', async () => {
  await mendCounts(world.deps);
  const [form, right] = [await world.addForm(free, []), await world.addForm(free, [])];
  for (const id of [form, form, right]) await world.send(id);
  const { queries } = world.deps.database;
  const [row] = await queries.select().from(formCounts).where(eq(formCounts.formId, form));
  if (!row) throw new Error('not counted');
  await queries.update(formCounts).set({ counted: 7 }).where(eq(formCounts.formId, form));
  await queries.insert(formCounts).values({ ...row, state: 'held', counted: 3 });
  expect(await figuresOf(form)).toMatchObject({ submissions: 10 });
  const { counted, mended } = await mendCounts(world.deps);
  expect([counted > 1, mended]).toEqual([true, [{ organisationId: 'demo', id: form }]]);
  expect([await figuresOf(form), await figuresOf(right)]).toEqual([
    { submissions: 2, states: { kept: 2 } },
    { submissions: 1, states: { kept: 1 } },
  ]);
  await queries.delete(formCounts).where(eq(formCounts.formId, form));
  await mendCounts(world.deps);
  expect(await figuresOf(form)).toEqual({ submissions: 2, states: { kept: 2 } });
  expect((await mendCounts(world.deps)).mended).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { formRevisions } from '../../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
const ask = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
const layout = (type: string, props: object) => JSON.stringify([{ type, props, children: [] }]);

beforeAll(async () => {
  world = await createCheckoutWorld();
  const products = [{ id: 'P1', montant: 0 }];
  for (const token of [world.token, world.otherToken]) {
    const own = token === world.token ? 'ours' : 'theirs';
    await ask('POST', 'calendars', { id: own, label: own }, token);
    await ask('POST', 'forms', { id: own, title: own, products }, token);
  }
});
afterAll(() => world.close());

/** Places in which a form may name something of its organisation. */
const places: [string, string, (id: string) => readonly [method: string, path: string, body: object], string][] = [
  [
    'calendar',
    'content',
    (id) => ['POST', 'forms', { title: 'x', content: layout('calendar', { calendarId: id }) }],
    'content.calendarId',
  ],
  [
    'calendar',
    'calendars',
    (id) => ['POST', 'forms', { title: 'x', calendars: [{ id, label: 'x' }] }],
    'calendars.0.id',
  ],
  [
    'calendar',
    'stock',
    (id) => ['PUT', 'forms/ours/stock', { stock: [{ products: ['P1'], capacity: 1, calendarId: id }] }],
    'stock.0.calendarId',
  ],
  [
    'form',
    'content',
    (id) => ['POST', 'forms', { title: 'x', content: layout('embeddedForm', { blockId: id }) }],
    'content.blockId',
  ],
  [
    'form',
    'blocks',
    (id) => ['PUT', 'forms/ours', { revision: id === 'ours' ? 1 : 2, blocks: [{ id, label: 'x' }] }],
    'blocks.0.id',
  ],
];

describe.each(places)('a %s that a form names in its %s', (kind, _place, call, path) => {
  it('ORG-01 is one of its organisation', async () => {
    const [method, address, body] = call('ours');
    expect((await ask(method, address, body)).body).toMatchObject({ success: true });
  });

  it('ORG-01 is refused by name otherwise, whether somebody else has it or nobody', async () => {
    const answers = [];
    for (const id of ['theirs', 'nowhere']) {
      const [method, address, body] = call(id);
      const { status, text } = await ask(method, address, body);
      expect([status, JSON.parse(text)]).toEqual([
        400,
        expect.objectContaining({
          code: 'malformed',
          issues: [{ path, message: expect.stringContaining(`there is no ${kind} "${id}": allowed: `) as string }],
        }),
      ]);
      answers.push(text.replace(id, '…'));
    }
    // The two are indistinguishable.
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).not.toContain('theirs');
  });
});

it('ORG-01 what a form named before may stay, so that the form can be changed and sent back as it was read', async () => {
  const { body } = await ask('POST', 'forms', {
    id: 'old',
    title: 'Old',
    content: layout('calendar', { calendarId: 'ours' }),
  });
  expect(body).toMatchObject({ success: true });
  const content = layout('calendar', { calendarId: 'lost' });
  await world.deps.database.queries.update(formRevisions).set({ content, settings: { title: 'Old', calendars: [{ id: 'gone', label: 'x' }] } }).where(eq(formRevisions.formId, 'old')); // oxfmt-ignore
  const { data } = (await ask('GET', 'forms/old')).body as { data: object };
  expect((await ask('PUT', 'forms/old', data)).body).toMatchObject({ success: true });
  expect((await ask('PUT', 'forms/old', { title: 'New', revision: 1 })).body).toMatchObject({ success: true });
});

describe.each(['COMPLEX', 'SIMPLE'])('the products that blocks of a %s form name', (type) => {
  const save = (props: object, more: object = {}) => {
    const content = layout('products' in props ? 'products' : 'productInfo', props);
    return ask('POST', 'forms', { title: 'x', type, products: [{ id: 'Q1', montant: 5 }], content, ...more });
  };

  it('SET-02 are those of the form, or of one that it embeds', async () => {
    expect((await save({ products: ['Q1'] })).body).toMatchObject({ success: true });
    expect((await save({ product: 'P1' }, { blocks: [{ id: 'ours', label: 'x' }] })).body).toMatchObject({
      success: true,
    });
  });

  it('SET-02 are refused by name otherwise, before anything is kept', async () => {
    for (const props of [{ products: ['Q1', 'Q9'] }, { product: 'Q9' }]) {
      const issue = {
        path: `content.${Object.keys(props)[0]}`,
        message: 'there is no product "Q9": did you mean "Q1"?',
      };
      expect(await save(props)).toMatchObject({ status: 400, body: { code: 'malformed', issues: [issue] } });
    }
    const kept = await save({ products: ['Q1'] }, { id: `kept-${type}` });
    expect(kept.status).toBe(200);
    // Without its product it can be saved all the same.
    expect((await ask('PUT', `forms/kept-${type}`, { products: [], revision: 1 })).body).toMatchObject({
      success: true,
    });
  });

  it('FORM-32 are told to the author where the form leaves them out', async () => {
    const { warnings } = (await save({ products: ['Q1'] })).body as { warnings: unknown };
    const expected = [{ block: expect.any(String) as string, code: 'complexOnly' }];
    expect(warnings).toEqual(type === 'COMPLEX' ? [] : expected);
  });
});

import type { FormSubmission } from '../../../src/contract/forms/formSubmissions';
import { block, createFormWorld, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const list = async (query: string) => {
  const { body } = await world.server.request('GET', `/v1/admin/form-submissions?${query}`, { token: world.token });
  return (body as { data: FormSubmission[] }).data.map(({ excerpt }) => excerpt);
};

it('CALL-62 submissions say on request who sent them, and their first answers', async () => {
  const blocks = [
    block('checkbox', { fieldKey: 'ok' }),
    block('text', { fieldKey: 'mot' }),
    block('select', { fieldKey: 'repas', values: ['a', 'b'], choiceLabels: { a: 'Poisson' } }),
    block('identity', { required: true }),
  ];
  const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };
  const form = await world.addForm({ ...free, identity: 'SIMPLE' }, blocks);
  const identity = { prenom: 'Ana', nom: 'Lévy', homme: false, tel: '+33612345678', email: 'ana@example.org' };
  const extra = { '[CHECKBOX]_ok': true, repas: 'a', '[TEXT]_mot': 'm'.repeat(100) };
  expect((await world.send(form, extra, { body: { identity } })).body).toMatchObject({ success: true });
  const [excerpt = []] = await list(`formId=${form}&excerpt=true&lang=fr`);
  expect(excerpt.slice(0, 3)).toEqual(['Ana Lévy', `${'m'.repeat(79)}…`, 'Poisson']);
  expect(excerpt).toHaveLength(4);
  expect(await list(`formId=${form}`)).toEqual([undefined]);
});

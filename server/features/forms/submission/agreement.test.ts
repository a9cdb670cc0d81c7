import fc from 'fast-check';
import { compileForm, createFormEngine, readForm } from '../../../../src/core/form';
import { zonedTime } from '../../../../src/core/calendar';
import { casesOf } from '../../../../src/core/form/testing/randomForms';
import { insertForm } from '../definition/formStore';
import { createFormWorld, layout, replyOf, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const RUNS = process.env['ORGKIT_PROOF'] === undefined ? 40 : 1000;

/** Unknown files and slots are refused for the server's own reasons. */
const cases = casesOf(['u', '[CALENDAR]_c1']);

/** Older forms have keys that are shared: such a form cannot be saved any more, but is filled in. */
async function store(content: readonly unknown[], settings: Readonly<Record<string, unknown>>): Promise<string> {
  const { database, ids, now } = world.deps;
  const id = ids.row();
  const times = { createdAt: now(), updatedAt: now() };
  const form = { type: 'COMPLEX', withPaiement: true, ...settings };
  const key = { id, organisationId: 'demo', revision: 1, archivedAt: null, actor: null };
  const row = { ...key, settings: form, content: layout(content), ...times };
  await database.transaction((tx) => insertForm(tx, row));
  return id;
}

describe('the browser and the server', () => {
  it('ENG-13 SRV-01 agree over HTTP on what is sent, what is wrong with it and what it costs', async () => {
    const context = { now: zonedTime('Europe/Paris').textOf(world.deps.now().getTime()), country: 'FR' };
    await fc.assert(
      fc.asyncProperty(cases, async ({ content, settings, given }) => {
        const form = await store(content, { ...settings, manual: false });
        // The browser uses the form as the server answered it.
        const { body } = await world.server.request('GET', `/v1/forms/id/${form}`);
        const definition = readForm((body as { data: unknown }).data);
        if (typeof definition === 'string') throw new Error(definition);
        const engine = createFormEngine(compileForm(definition, { currency: 'eur' }), context.now);
        for (const [key, value] of given) engine.set(key, value);
        const { identity, extra } = engine.payload();
        const reply = replyOf(await world.send(form, extra, { body: { ...(identity !== undefined && { identity }) } }));

        const problems = engine.validate(context);
        if (problems.length > 0) {
          expect(reply.code).toBe('fields');
          const paths = problems.map(({ key, part }) => (part === undefined ? key : `${key}.${part}`));
          expect(reply.issues?.map(({ path }) => path)).toEqual(paths);
        } else if (engine.checkOrder()) expect(reply.code).toBe(engine.checkOrder());
        else {
          expect(reply).toMatchObject({ success: true });
          const kept = await world.submissionOf(reply.data?.id ?? '');
          expect(kept.values).toEqual(JSON.parse(JSON.stringify(engine.payload())));
          const path = `/v1/admin/submissions/${kept.id}`;
          const { body: shown } = await world.server.request('GET', path, { token: world.token });
          expect((shown as { data: { total: number } }).data.total).toBe(engine.order().total / 100);
        }
      }),
      { numRuns: RUNS },
    );
  }, 600_000);
});

import { eq, isNull, sql } from 'drizzle-orm';
import { PIECE } from '../../../db/pieces';
import { intents } from '../../../db/schema';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../../testing/checkoutWorld';
import { copyRows } from '../../../testing/copyRows';
import { purgeIntents } from './intentStore';

const MINUTE = 60_000;

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const makeIntent = async (config?: Record<string, unknown>, key?: string) => {
  const { status, body } = await world.makeIntent(config, key);
  return {
    status,
    body: body as {
      success: boolean;
      data: { id: string; url: string; expiresAt: string };
      error: string;
      code: string;
    },
  };
};
const readIntent = async (id: string) => {
  const { status, body } = await world.server.request('GET', `/v1/paiements/intents/${id}`);
  return { status, body: body as { data: Record<string, unknown> } };
};

describe('making an intent', () => {
  it('SRV-11 keeps only what the records confirm, under an id that cannot be guessed', async () => {
    const fund = await world.addFund({ name: 'Mikvé', cerfa: true, assoc: 'ASSOC' });
    const asked = {
      type: 'CAISSE',
      typeId: fund,
      montant: 36,
      cerfa: false,
      assoc: 'MINE',
      label: 'Free money',
      lang: 'fr',
    };
    const { body } = await makeIntent({
      ...asked,
      returnUrl: 'https://demo.test/don',
      accessId: '77',
      organisation: { id: 'demo', name: 'Fake' },
    });
    expect(body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^[\w-]{22,}$/),
        url: `http://orgkit.test/paiement?intent=${body.data.id}`,
        expiresAt: '2025-01-15T12:30:00.000Z',
      },
    });
    const { data } = (await readIntent(body.data.id)).body;
    expect(data).toMatchObject({
      type: 'CAISSE',
      typeId: fund,
      montant: 36,
      devise: 'eur',
      cerfa: true,
      assoc: 'ASSOC',
      abo: false,
      label: 'Mikvé',
      returnUrl: 'https://demo.test/don',
      accessId: '77',
      intent: body.data.id,
      organisation: { id: 'demo', name: 'Démo', devise: 'eur', config: {} },
    });
    expect(data['organisation']).not.toHaveProperty('caisses');
  });

  it('SITE-41 names a page of another site in the address of the payment page, and none of its own', async () => {
    const from = async (returnUrl: string) =>
      new URL((await makeIntent({ returnUrl })).body.data.url).searchParams.get('from');
    expect(await from('https://web.test/don?page=2')).toBe('https://web.test/don?page=2');
    expect(await from('http://orgkit.test/dons')).toBeNull();
  });

  it('LINK-02 leads to the payment form in the visitor’s language', async () => {
    expect((await makeIntent({ lang: 'he' })).body.data.url).toMatch(/^http:\/\/orgkit\.test\/he\/paiement\?intent=/);
  });

  it.each([
    ['https://evil.test/', 'http://orgkit.test/'],
    ['https://demo.test.evil.test/', 'http://orgkit.test/'],
    ['https://demo.test@evil.test/', 'http://orgkit.test/'],
    ['javascript:alert(1)', 'http://orgkit.test/'],
    ['//evil.test', 'http://orgkit.test/'],
    ['http://orgkit.test/page', 'http://orgkit.test/page'],
    [undefined, 'http://orgkit.test/'],
  ])('SRV-04 returns to %s as %s', async (returnUrl, expected) => {
    const { body } = await makeIntent({ returnUrl });
    expect((await readIntent(body.data.id)).body.data['returnUrl']).toBe(expected);
  });

  it('SRV-11 makes one intent of 20 concurrent requests with one key', async () => {
    const before = await world.countRows();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => makeIntent({ montant: 18 }, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.success).toBe(true);
    expect((await world.countRows()).intents).toBe(before.intents + 1);
  });

  it('SRV-11 answers the same later too, even when the fund has closed, and 409 to another body', async () => {
    const fund = await world.addFund();
    const key = newKey();
    const config = { type: 'CAISSE', typeId: fund };
    const first = await makeIntent(config, key);
    const read = await readIntent(first.body.data.id);
    world.pass(10 * MINUTE);
    await world.server.request('PUT', `/v1/admin/caisses/${fund}`, { token: world.token, body: { paused: true } });
    expect(read.status).toBe(200);
    expect((await makeIntent(config, key)).body).toEqual(first.body);
    expect(await makeIntent({ ...config, montant: 51 }, key)).toMatchObject({ status: 409, body: { success: false } });
  });

  it('SRV-01 refuses what the records do not allow, in words, and writes nothing', async () => {
    const closed = await world.addFund({ active: false });
    const full = await world.addFund({ objectif: 1, withObjectif: true, marge: 0, paused: true });
    const foreign = await world.addFund({}, 'other');
    const before = await world.countRows();
    const refusals: [Record<string, unknown>, number, string][] = [
      [{ montant: 0.99 }, 200, 'amountMinimum'],
      [{ montant: -5 }, 200, 'amountMinimum'],
      [{ montant: 0 }, 200, 'amountMinimum'],
      [{ montant: null }, 200, 'amountInvalid'],
      [{ montant: 12.345 }, 200, 'amountInvalid'],
      [{ montant: 1e49 }, 200, 'amountMaximum'],
      [{ devise: 'usd' }, 200, 'currency'],
      [{ devise: 'zzz' }, 200, 'currency'],
      [{ abo: true, nbMonth: 37 }, 200, 'months'],
      [{ abo: true, nbMonth: 0 }, 200, 'months'],
      [{ divide: 13 }, 200, 'divide'],
      [{ type: 'SERVICE', typeId: 'x' }, 404, 'serviceUnknown'],
      [{ update: true }, 200, 'type'],
      [{ type: 'CAISSE', typeId: closed }, 200, 'caisseClosed'],
      [{ type: 'CAISSE', typeId: full }, 200, 'caisseClosed'],
      [{ type: 'CAISSE', typeId: foreign }, 404, 'caisseUnknown'],
      [{ type: 'CAISSE', typeId: 'nothing' }, 404, 'caisseUnknown'],
      [{ organisation: { id: 'nobody' } }, 404, 'unknown_organisation'],
      [{ montant: '50' }, 400, 'malformed'],
      [{ nbMonth: 1.5 }, 400, 'malformed'],
    ];
    for (const [config, status, code] of refusals) {
      const answer = await makeIntent(config);
      expect([config, answer.status, answer.body]).toEqual([
        config,
        status,
        expect.objectContaining({ success: false, code, error: expect.stringMatching(/\S/) }),
      ]);
    }
    const raw = (montant: string) =>
      world.server.request('POST', '/v1/paiements/intents', {
        body: `{"config":{"type":"GENERAL","montant":${montant}},"idempotencyKey":"${newKey()}"}`,
      });
    expect([(await raw('1e309')).status, (await raw('NaN')).status]).toEqual([400, 400]);
    expect((await raw('9'.repeat(50))).body).toMatchObject({ success: false, code: 'amountMaximum' });
    expect(await world.countRows()).toEqual(before);
  });

  it('CALL-33 speaks the visitor’s language', async () => {
    expect((await makeIntent({ montant: 0.5 })).body.error).toBe('Le montant doit être au minimum de 1€');
    expect((await makeIntent({ montant: 0.5, lang: 'en' })).body.error).toContain('1');
    expect((await makeIntent({ montant: 0.5, lang: 'he' })).body.error).toMatch(/[א-ת]/);
  });
});

describe('reading an intent', () => {
  it('SRV-11 renews its life by 30 minutes; 410 once it has expired, 404 when there never was one', async () => {
    const { body } = await makeIntent();
    world.pass(29 * MINUTE);
    expect((await readIntent(body.data.id)).status).toBe(200);
    world.pass(29 * MINUTE);
    expect((await readIntent(body.data.id)).status).toBe(200);
    world.pass(30 * MINUTE);
    expect((await readIntent(body.data.id)).status).toBe(410);
    expect((await readIntent('unknown')).status).toBe(404);
  });

  it('SRV-11 tells the state of the payment, of an expired intent too, and nothing about the payer', async () => {
    const { body } = await makeIntent({ montant: 20 });
    const status = async (id: string) => {
      const answer = await world.server.request('GET', `/v1/paiements/intents/${id}/status`);
      return [answer.status, (answer.body as { data: unknown }).data];
    };
    const given = { mode: 'test', montant: 20, devise: 'eur', abo: false, label: 'Caisse Principale' };
    expect(await status(body.data.id)).toEqual([200, { state: 'created', ...given }]);
    await world.submit({ intent: body.data.id, montant: 20 });
    world.pass(60 * MINUTE);
    expect(await status(body.data.id)).toEqual([
      200,
      {
        state: 'processing',
        ...given,
        paiement: expect.any(String),
        item: { id: 'GENERAL', name: 'Caisse Principale' },
      },
    ]);
    expect((await status('unknown'))[0]).toBe(404);
  });

  it('SRV-11 forgets intents a week after they expired, but not those that a payment was made from', async () => {
    const [unused, used] = [await makeIntent(), await makeIntent()];
    await world.submit({ intent: used.body.data.id });
    world.pass(7 * 24 * 60 * MINUTE + 31 * MINUTE);
    await purgeIntents(world.deps.database.queries, world.deps.now());
    expect((await readIntent(unused.body.data.id)).status).toBe(404);
    expect((await readIntent(used.body.data.id)).status).toBe(410);
  });

  it('SRV-28 forgets expired intents by pieces, each once, and looks once at those that stay', async () => {
    const { queries } = world.deps.database;
    const stopping = new AbortController();
    const purge = () => purgeIntents(queries, world.deps.now(), stopping.signal);
    const LONG = 8 * 24 * 60 * MINUTE;
    world.pass(LONG);
    await purge();
    const [unused, used] = [await makeIntent(), await makeIntent()];
    const isUsed = eq(intents.id, used.body.data.id);
    await world.submit({ intent: used.body.data.id });
    await copyRows(queries, 'intents', {
      where: sql`row.id = ${unused.body.data.id}`,
      times: 2 * PIECE,
      changes: sql`jsonb_build_object('id', 'old-' || n, 'idempotency_key', 'old-' || n)`,
    });
    world.pass(LONG);
    const [one, other] = await Promise.all([purge(), purge()]);
    expect(one + other).toBe(2 * PIECE + 1);
    const [left] = await queries.select().from(intents).where(isUsed);
    expect(left?.keptAt).toEqual(world.deps.now());
    await queries.update(intents).set({ keptAt: null }).where(isUsed);
    stopping.abort();
    expect(await purge()).toBe(0);
    expect(await queries.$count(intents, isNull(intents.keptAt))).toBe(1);
  });
});

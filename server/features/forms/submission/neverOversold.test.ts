import { Agent, request as httpRequest } from 'node:http';
import { newKey } from '../../../testing/checkoutWorld';
import { block, createFormWorld, type FormWorld, type Reply } from '../testing/formWorld';

// `npm run proof` runs the full numbers.
const full = process.env['ORGKIT_PROOF'] !== undefined;
const [VISITORS, UNITS] = full ? [500, 50] : [60, 6];
const limit = full ? 600_000 : 60_000;

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

/** Concurrent browsers, each with its own connection. */
async function rush(form: string, extraOf: (visitor: number) => Record<string, unknown>): Promise<Reply[]> {
  const agent = new Agent({ maxSockets: VISITORS });
  const send = (visitor: number) =>
    new Promise<Reply>((done, fail) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() };
      const request = httpRequest(`${world.server.url}/v1/forms/submit/${form}`, { method: 'POST', agent, headers });
      request.on('error', fail).on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => void (text += part));
        response.on('end', () => done(JSON.parse(text) as Reply));
      });
      request.end(JSON.stringify({ extra: extraOf(visitor) }));
    });
  const replies = await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => send(visitor)));
  agent.destroy();
  return replies;
}

it(
  `SRV-05 SRV-06 ${VISITORS} at once for ${UNITS} units: so many succeed, all others are told what is left`,
  async () => {
    const products = ['P1', 'P2'].map((id) => ({ id, montant: 5 }));
    const form = await world.addForm({ products });
    await world.limit(form, [{ products: ['P1'], capacity: UNITS }]);
    const replies = await rush(form, () => ({ P1_quantity: 1, P2_quantity: 1 }));
    expect(replies.filter(({ success }) => success)).toHaveLength(UNITS);
    const refused = replies.filter(({ success }) => !success);
    const clear = {
      success: false,
      code: 'stock',
      error: expect.any(String),
      stock: { P1: expect.any(Number), P2: null },
    };
    for (const reply of refused) expect(reply).toEqual(clear);
    expect(refused.at(-1)?.stock).toEqual({ P1: 0, P2: null });
    expect(await world.leftOf('P1', form)).toBe(0);
  },
  limit,
);

it(
  'SRV-05 products that share a stock, in whatever order they are taken, are never oversold',
  async () => {
    const products = ['P1', 'P2', 'P3'].map((id) => ({ id, montant: 5 }));
    const form = await world.addForm({ products });
    await world.limit(form, [
      { products: ['P2', 'P1'], capacity: UNITS },
      { products: ['P3'], capacity: UNITS * 2 },
    ]);
    const baskets = [{ P1_quantity: 1 }, { P2_quantity: 2, P3_quantity: 1 }, { P3_quantity: 1, P1_quantity: 1 }];
    const basketOf = (visitor: number) => baskets[visitor % 3] ?? {};
    const replies = await rush(form, basketOf);
    const taken = { shared: 0, alone: 0 };
    replies.forEach(({ success, code }, visitor) => {
      const { P1_quantity = 0, P2_quantity = 0, P3_quantity = 0 } = basketOf(visitor) as Record<string, number>;
      if (success) taken.shared += P1_quantity + P2_quantity;
      if (success) taken.alone += P3_quantity;
      else expect(code).toBe('stock');
    });
    expect(taken.shared).toBe(UNITS);
    expect(await world.leftOf('P1', form)).toBe(0);
    expect(await world.leftOf('P3', form)).toBe(UNITS * 2 - taken.alone);
  },
  limit,
);

it(
  `SRV-05 ${VISITORS} at once for one slot: one of them has it`,
  async () => {
    const body = { id: 'desk', label: 'Guichet', hours: [{ weekday: 1, from: '09:00', to: '10:00' }] };
    const { token, server } = world;
    await server.request('POST', '/v1/admin/calendars', { token, body });
    const free = async () => (await server.request('GET', '/v1/forms/calendar/desk/slots/1/2025')).body as { data: string[] }; // oxfmt-ignore
    const [slot = ''] = (await free()).data;
    const form = await world.addForm({ type: 'SIMPLE' }, [block('calendar', { calendarId: 'desk' })]);
    const replies = await rush(form, () => ({ '[CALENDAR]_desk': slot }));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'slot']));
    expect((await free()).data).not.toContain(slot);
  },
  limit,
);

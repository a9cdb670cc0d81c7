import { eq } from 'drizzle-orm';
import type { Challenge } from '../../../../src/contract/guard';
import { formSubmissions } from '../../../db/schema';
import type { Mail } from '../../../outbox/createMailer';
import { sendDue } from '../../../outbox/sendDue';
import { solve } from '../../../guard/testing/solve';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../../testing/checkoutWorld';
import type { Answer } from '../../../testing/testServer';

/** Answer of CALL-05. */
export interface Reply {
  readonly success: boolean;
  readonly code?: string;
  readonly error?: string;
  readonly url?: string;
  readonly data?: { readonly id: string; readonly intent?: string };
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  readonly stock?: Readonly<Record<string, number | null>>;
}
export const replyOf = ({ body }: Answer) => body as Reply;

export interface FormWorld extends CheckoutWorld {
  /** Adds an open COMPLEX form paid online, by default; returns its id. */
  addForm(form?: Record<string, unknown>, blocks?: readonly unknown[]): Promise<string>;
  limit(formId: string, stock: readonly Record<string, unknown>[]): Promise<Answer>;
  /** Sends a form with these values and further body keys, solving challenges as browsers do. */
  send(
    formId: string,
    extra?: Record<string, unknown>,
    options?: {
      readonly body?: Record<string, unknown>;
      readonly key?: string | null;
      readonly address?: string;
      /** False for who has no browser, and does not. */
      readonly solves?: boolean;
    },
  ): Promise<Answer>;
  /** CALL-01. */
  leftOf(productId: string, formId: string, extra?: Record<string, unknown>): Promise<number | null>;
  /** Sends the mails that are due, and returns them. */
  mails(): Promise<Mail[]>;
  /** The row of a submission. */
  submissionOf(id: string): Promise<typeof formSubmissions.$inferSelect>;
}

export const layout = (children: readonly unknown[]) => JSON.stringify({ schemaVersion: 1, children });
export const block = (type: string, props: Record<string, unknown> = {}, children: readonly unknown[] = []) => ({
  type,
  props,
  children,
});

/** A checkout world with forms. */
export async function createFormWorld(...overrides: Parameters<typeof createCheckoutWorld>): Promise<FormWorld> {
  const world = await createCheckoutWorld(...overrides);
  const { server, token } = world;
  let visitors = 0;
  return {
    ...world,
    async addForm(form = {}, blocks = [block('products')]) {
      const settings = { title: 'Fête', type: 'COMPLEX', withPaiement: true, products: [{ id: 'P1', montant: 10.1 }] };
      const body = { ...settings, content: layout(blocks), ...form };
      const saved = (await server.request('POST', '/v1/admin/forms', { token, body })).body as Reply;
      if (!saved.data) throw new Error(saved.error);
      return saved.data.id;
    },
    limit: (formId, stock) => server.request('PUT', `/v1/admin/forms/${formId}/stock`, { token, body: { stock } }),
    async send(formId, extra = {}, { body = {}, key = newKey(), address, solves = true } = {}) {
      const headers = {
        'X-Forwarded-For': address ?? `2001:db8:1:${(visitors += 1).toString(16)}::1`,
        ...(key !== null && { 'Idempotency-Key': key }),
      };
      const path = `/v1/forms/submit/${formId}?devise=eur`;
      const post = (more = {}) => server.request('POST', path, { body: { extra, ...body, ...more }, headers });
      const answer = await post();
      if (!solves || answer.status !== 429 || replyOf(answer).code !== 'challenge') return answer;
      const { data } = (await server.request('GET', '/v1/guard/challenge')).body as { data: Challenge };
      return post({ guard: await solve(data) });
    },
    async leftOf(productId, formId, extra = {}) {
      const answer = await server.request('POST', `/v1/forms/stock/${productId}?form=${formId}`, { body: { extra } });
      return (answer.body as { total: number | null }).total;
    },
    async mails() {
      const sent: Mail[] = [];
      await sendDue(world.deps, { send: async (mail) => void sent.push(mail), close: () => undefined });
      return sent;
    },
    async submissionOf(id) {
      const [row] = await world.deps.database.queries.select().from(formSubmissions).where(eq(formSubmissions.id, id));
      if (!row) throw new Error(`no submission ${id}`);
      return row;
    },
  };
}

import type { Answer } from '../../../testing/testServer';
import { block, createFormWorld, replyOf, type FormWorld } from '../../forms/testing/formWorld';
import type { Mail } from '../../../outbox/createMailer';

export const HOUR = 60 * 60 * 1000;
export const SLOT = '2025-04-01T10:00:00+02:00';

/** A form to confirm, as sent. */
interface Wish {
  readonly slot?: boolean;
  readonly lang?: string;
  readonly address?: string;
  readonly key?: string;
}

export interface HeldWorld extends FormWorld {
  admin(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A form with one meal and one calendar seat for free, confirmed by mail by default. */
  addHeld(settings?: Record<string, unknown>): Promise<{ readonly form: string; readonly calendar: string }>;
  /** Sends it, with a meal and the seat. */
  ask(made: { readonly form: string; readonly calendar: string }, wish?: Wish): Promise<ReturnType<typeof replyOf>>;
  /** The path of the page that a mail leads to. */
  linkIn(mail: Mail | undefined): string;
  /** Presses a button of the page, and goes where that leads. */
  press(path: string, action: string): Promise<Answer>;
  /** Meals and seats that are left. */
  left(made: { readonly form: string; readonly calendar: string }): Promise<readonly [number | null, number]>;
}

/** A world with forms that are confirmed by mail. */
export async function createHeldWorld(): Promise<HeldWorld> {
  const world = await createFormWorld();
  const { server, token } = world;
  let made = 0;
  let senders = 0;
  const admin: HeldWorld['admin'] = (method, path, body) =>
    server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
  return {
    ...world,
    admin,
    async addHeld(settings = {}) {
      const calendar = `visite-${(made += 1)}`;
      await admin('POST', 'calendars', { id: calendar, label: 'Visite', slots: [{ start: SLOT, seats: 1 }] });
      const blocks = [
        block('text', { fieldKey: 'mail', kind: 'email', required: true }),
        block('calendar', { calendarId: calendar, label: 'Créneau' }),
        block('products'),
      ];
      const products = [{ id: 'P1', title: 'Repas', montant: 0 }];
      const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true, products };
      const calendars = [{ id: calendar, label: 'Visite' }];
      const form = await world.addForm({ ...free, calendars, confirmByMail: true, ...settings }, blocks);
      await world.limit(form, [{ products: ['P1'], capacity: 1 }]);
      return { form, calendar };
    },
    async ask(
      { form, calendar },
      { slot = true, lang = 'fr', address = `ana-${(senders += 1)}@example.org`, key } = {},
    ) {
      const extra = { '[TEXT]_mail': address, P1_quantity: 1, ...(slot && { [`[CALENDAR]_${calendar}`]: SLOT }) };
      return replyOf(await world.send(form, extra, { body: { lang }, ...(key !== undefined && { key }) }));
    },
    linkIn(mail) {
      const [, path] = /http:\/\/orgkit\.test(\/confirm\/\S+)/.exec(mail?.text ?? '') ?? [];
      if (path === undefined) throw new Error(`no link in ${mail?.text}`);
      return path;
    },
    async press(path, action) {
      const answer = await server.request('POST', path, {
        body: new URLSearchParams({ action }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      const next = answer.headers.get('location');
      if (next === null) return answer;
      const { pathname, search } = new URL(next, `${server.url}${path}`);
      return server.request('GET', pathname + search);
    },
    async left({ form, calendar }) {
      const answer = await server.request('GET', `/v1/forms/calendar/${calendar}/slots/3/2025`);
      return [await world.leftOf('P1', form), (answer.body as { data: string[] }).data.length];
    },
  };
}

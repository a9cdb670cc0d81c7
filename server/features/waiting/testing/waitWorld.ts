import type { Wait } from '../../../../src/contract/records/waiting';
import type { Mail } from '../../../outbox/createMailer';
import type { Answer } from '../../../testing/testServer';
import { block, createFormWorld, replyOf, type FormWorld } from '../../forms/testing/formWorld';
import { tellWaiting } from '../tellWaiting';

export const HOUR = 60 * 60 * 1000;
export const [TEN, ELEVEN] = ['2025-04-01T10:00:00+02:00', '2025-04-01T11:00:00+02:00'];
export const DAY = '2025-04-01';

export interface WaitWorld extends FormWorld {
  readonly form: string;
  admin(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** Books a slot; answers the id of what was sent. */
  book(email: string, slot?: string): Promise<string>;
  /** Cancels the booking of somebody. */
  cancel(email: string): Promise<void>;
  /** Asks to wait for the day, unless a slot is named; each from a network of their own. */
  wait(email: string, more?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  list(query?: string): Promise<Wait[]>;
  /** Looks at what was released, and sends the mails that are due. */
  tell(): Promise<Mail[]>;
}

/** A calendar of two slots with a seat each, both booked, where one can wait. */
export async function createWaitWorld(): Promise<WaitWorld> {
  const world = await createFormWorld();
  const { server, token } = world;
  const admin: WaitWorld['admin'] = (method, path, body, as = token) =>
    server.request(method, `/v1/admin/${path}`, { token: as, ...(body !== undefined && { body }) });
  const slots = [TEN, ELEVEN].map((start) => ({ start, seats: 1 }));
  await admin('POST', 'calendars', { id: 'visits', label: 'Visites', slots, waitingList: true });
  const free = { withPaiement: false, allowZeroAmount: true, allowNoProduct: true };
  const form = await world.addForm({ ...free, calendars: [{ id: 'visits', label: 'Visites' }] }, [
    block('text', { fieldKey: 'mail', kind: 'email', required: true }),
    block('calendar', { calendarId: 'visits', label: 'Créneau' }),
  ]);
  const booked = new Map<string, string>();
  let visitors = 0;
  const made: WaitWorld = {
    ...world,
    ...{ form, admin },
    async book(email, slot = TEN) {
      const { data } = replyOf(await world.send(form, { '[TEXT]_mail': email, '[CALENDAR]_visits': slot }));
      if (!data) throw new Error(`not booked for ${email}`);
      booked.set(email, data.id);
      return data.id;
    },
    async cancel(email) {
      const { body } = await admin('GET', 'calendars/visits/bookings');
      const all = (body as { data: { id: string; submissionId: string }[] }).data;
      const id = all.find(({ submissionId }) => submissionId === booked.get(email))?.id ?? '';
      await admin('DELETE', `calendars/visits/bookings/${id}`);
    },
    wait(email, more = {}, headers = {}) {
      const what = 'slot' in more ? {} : { days: [DAY] };
      const body = { formId: form, name: 'Ana', email, ...what, ...more };
      const own = { 'X-Forwarded-For': `2001:db8:2:${(visitors += 1).toString(16)}::1`, ...headers };
      return server.request('POST', '/v1/forms/calendar/visits/waiting', { body, headers: own });
    },
    async list(query = '') {
      return ((await admin('GET', `calendars/visits/waiting?${query}`)).body as { data: Wait[] }).data;
    },
    async tell() {
      // What changed in a calendar is looked at day by day, in the run that follows.
      await tellWaiting(world.deps);
      await tellWaiting(world.deps);
      return world.mails();
    },
  };
  await made.book('first@example.org', TEN);
  await made.book('second@example.org', ELEVEN);
  await world.mails();
  return made;
}

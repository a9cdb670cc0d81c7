import type { SlotBooking } from '../../../src/contract/records/bookings';
import type { Database } from '../../db/database';
import { statementsOf, type Statement } from '../../testing/statementsOf';
import { cancelBooking } from '../bookings/bookingService';
import { endHoldsOf } from '../forms/holds/endHolds';
import { createHeldWorld, type HeldWorld } from './testing/heldWorld';

let world: HeldWorld;
beforeAll(async () => {
  world = await createHeldWorld();
});
afterAll(() => world.close());

/** The tables that are written, in order, each once for as long as it goes on. */
const written = (statements: readonly { readonly text: string }[]) =>
  statements
    .map(({ text }) => /update "?(stock_counts|booked_slots)|insert into "?(form_counts)/.exec(text))
    .flatMap((found) => found?.[1] ?? found?.[2] ?? [])
    .filter((table, at, all) => table !== all[at - 1]);

it('DESK-37 SRV-14 holds that end together give back all stock, then all slots, and are counted last, as who takes them does', async () => {
  const made = await world.addHeld();
  await world.limit(made.form, [{ products: ['P1'], capacity: 10 }]);
  const ids: string[] = [];
  for (const slot of [true, false, false]) ids.push((await world.ask(made, { slot })).data?.id ?? '');
  const { database, now } = world.deps;
  const statements = await database.transaction((tx) => statementsOf(tx, () => endHoldsOf(tx, 'demo', ids, now())));
  expect(written(statements)).toEqual(['stock_counts', 'booked_slots', 'form_counts']);
  expect(await world.left(made)).toEqual([10, 1]);
  for (const id of ids) expect((await world.submissionOf(id)).state).toBe('cancelled');
});

it('DESK-37 SRV-14 a booking that is taken back ends its hold in the same order', async () => {
  const made = await world.addHeld();
  await world.ask(made);
  const answer = await world.admin('GET', `calendars/${made.calendar}/bookings`);
  const [booking] = (answer.body as { data: SlotBooking[] }).data;
  const { database } = world.deps;
  let statements: Statement[] = [];
  const recording = Object.create(database) as Database;
  recording.transaction = (work) =>
    database.transaction(async (tx) => {
      let answered: Awaited<ReturnType<typeof work>> | undefined;
      statements = await statementsOf(tx, async () => void (answered = await work(tx)));
      return answered as Awaited<ReturnType<typeof work>>;
    });
  const holder = { organisationId: 'demo', tokenId: 't', actor: 'Dana' };
  await cancelBooking({ ...world.deps, database: recording }, holder, made.calendar, booking?.id ?? '');
  expect(written(statements)).toEqual(['stock_counts', 'booked_slots', 'form_counts']);
  expect(await world.left(made)).toEqual([1, 1]);
});

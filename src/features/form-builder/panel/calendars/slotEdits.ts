import type { FormCalendar } from '../../../../contract/forms/formCalendars';

type Slot = FormCalendar['slots'][number];

/** An author's unsaved changes to a calendar. Slots are identified by their text, which is unique to each moment. */
export interface Edits {
  readonly label: string;
  readonly added: ReadonlyMap<string, Slot>;
  readonly removed: ReadonlySet<string>;
}

export interface ShownSlot extends Slot {
  readonly isNew: boolean;
}

/** The slots as they will be, by day (YYYY-MM-DD), earliest first. */
export function slotsAfter({ slots }: FormCalendar, { added, removed }: Edits): ReadonlyMap<string, ShownSlot[]> {
  const all = [
    ...slots.filter(({ start }) => !removed.has(start)).map((slot) => ({ ...slot, isNew: false })),
    ...[...added.values()].map((slot) => ({ ...slot, isNew: true })),
  ];
  const days = new Map<string, ShownSlot[]>();
  for (const slot of all.sort((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    const day = slot.start.slice(0, 10);
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

/** Edits with further slots, without those that are there already or past; and how many were left out. */
export function withSlots(
  calendar: FormCalendar,
  edits: Edits,
  made: readonly { readonly start: string; readonly seats: number }[],
  now: number,
): { readonly edits: Edits; readonly count: number; readonly left: number } {
  const there = new Set(calendar.slots.map(({ start }) => start));
  const added = new Map(edits.added);
  const removed = new Set(edits.removed);
  let left = 0;
  for (const { start, seats } of made) {
    // Adding a removed slot again restores it.
    if (removed.delete(start)) continue;
    if (there.has(start) || added.has(start) || Date.parse(start) <= now) left += 1;
    else added.set(start, { start, seats, booked: 0 });
  }
  return { edits: { ...edits, added, removed }, count: made.length - left, left };
}

/** Edits without a slot. */
export function withoutSlot({ added, removed, ...edits }: Edits, { start, isNew }: ShownSlot): Edits {
  if (!isNew) return { ...edits, added, removed: new Set(removed).add(start) };
  const kept = new Map(added);
  kept.delete(start);
  return { ...edits, added: kept, removed };
}

export const countSlots = ({ slots }: FormCalendar, { added, removed }: Edits): number =>
  slots.length - removed.size + added.size;

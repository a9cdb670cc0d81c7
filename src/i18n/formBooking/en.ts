import { plural } from '../catalogue';
import type { FormBookingTexts } from './fr';

export const formBooking: FormBookingTexts = {
  title: 'Appointment',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  loading: 'Loading times…',
  free: (count: number) =>
    count === 0 ? 'no free time' : `${count} ${plural('en', count, { one: 'free time', other: 'free times' })}`,
  slotsOf: (day: string) => `Times on ${day}`,
  none: 'No free time on this day.',
  fullMonth: 'Everything is full this month.',
  emptyMonth: 'No free time this month.',
  findNext: 'See the next free time',
  noneAhead: 'No free time in the coming months.',
  failed: 'The times could not be loaded.',
  chosen: 'Your time',
  noneChosen: 'No time chosen',
  giveBack: 'Remove',
  wait: 'Tell me when a place becomes free',
  opening: 'Loading…',
  taken: 'This time has just been taken. Choose another one.',
  zone: (name: string) => `Times: ${name}`,
};

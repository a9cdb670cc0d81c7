import { isDay } from '../../../contract/terms/isDay';
import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { CalendarsPage } from './CalendarsPage';

const CalendarPage = lazyView(async () => (await import('./CalendarPage')).CalendarPage);
const DoorPage = lazyView(async () => (await import('./DoorPage')).DoorPage);
const WaitingPage = lazyView(async () => (await import('./waiting/WaitingPage')).WaitingPage);

/** All calendars of an organisation, one with who booked, its door of a day, or its waiting list (DESK-24 to DESK-27, DESK-160). */
export function BookingsSection({ organisation, record, part }: SectionProps) {
  if (record === undefined) return <CalendarsPage organisation={organisation} />;
  if (part !== undefined && isDay(part)) return <DoorPage organisation={organisation} id={record} day={part} />;
  if (part === 'waiting') return <WaitingPage organisation={organisation} id={record} />;
  return <CalendarPage organisation={organisation} id={record} />;
}

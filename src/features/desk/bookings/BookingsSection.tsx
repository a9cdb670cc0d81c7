import { isDay } from '../../../contract/terms/isDay';
import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { CalendarsPage } from './CalendarsPage';

const CalendarPage = lazyView(async () => (await import('./CalendarPage')).CalendarPage);
const DoorPage = lazyView(async () => (await import('./DoorPage')).DoorPage);

/** All calendars of an organisation, one with who booked, or its door of a day (DESK-24 to DESK-27). */
export function BookingsSection({ organisation, record, part }: SectionProps) {
  if (record === undefined) return <CalendarsPage organisation={organisation} />;
  if (part !== undefined && isDay(part)) return <DoorPage organisation={organisation} id={record} day={part} />;
  return <CalendarPage organisation={organisation} id={record} />;
}

import type { BodyIn, ResponseOut } from '../../../../contract/route';
import type { getEvent, updateEvent } from '../../../../contract/site/adminContent';
import type { ZonedTime } from '../../../../core/calendar';
import type { Edits, EditValue } from '../../editing/useEdits';
import { readOptionalMoment, readTypedMoment, writeTypedMoment } from '../../moments';
import type { TypedRepetition } from './Repetition';

export type OwnEvent = ResponseOut<typeof getEvent>['data'];
/** Fields of an event's form. */
export const eventKeys = [
  ...['name', 'dateEvent', 'dateFin', 'repeat', 'adresse', 'description', 'image', 'content'],
  ...['links', 'forms', 'closeHours', 'caisses', 'visibleDays'],
] as readonly EventKey[];
export type EventKey = Exclude<keyof OwnEvent, 'id' | 'version' | 'sessions'>;

/** A value of an event, as its field shows it; `repeat` is in a list, or an empty one. */
export function readEvent(event: OwnEvent, key: EventKey, zone: ZonedTime): EditValue {
  switch (key) {
    case 'dateEvent':
    case 'dateFin':
      return writeTypedMoment(event[key], zone);
    case 'visibleDays':
    case 'closeHours':
      return String(event[key] ?? '');
    case 'repeat': {
      if (!event.repeat) return [];
      const { every, interval, until, exceptions } = event.repeat;
      return [{ every, interval: String(interval), until: until ?? '', exceptions } satisfies TypedRepetition];
    }
    default:
      return event[key];
  }
}

/** The body for the edits: edited keys only. */
export function writeEvent(edits: Edits<EventKey>, zone: ZonedTime): BodyIn<typeof updateEvent> {
  const { dateEvent, dateFin, repeat, visibleDays, closeHours, ...same } = edits;
  const count = (typed: unknown) => (typed === '' ? null : Number(typed));
  return {
    ...(same as Partial<OwnEvent>),
    ...(dateEvent !== undefined && { dateEvent: readTypedMoment(String(dateEvent), zone) }),
    ...(dateFin !== undefined && { dateFin: readOptionalMoment(String(dateFin), zone) }),
    ...(visibleDays !== undefined && { visibleDays: count(visibleDays) }),
    ...(closeHours !== undefined && { closeHours: count(closeHours) }),
    ...(repeat !== undefined && { repeat: repetition((repeat as readonly TypedRepetition[])[0]) }),
  };
}

const repetition = (typed: TypedRepetition | undefined) =>
  typed ? { ...typed, interval: Number(typed.interval), until: typed.until || null } : null;

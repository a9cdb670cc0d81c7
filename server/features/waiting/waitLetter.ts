import { dateFormat, dateLocale, dayOf } from '../../../src/core/calendar';
import { safeReturnUrl } from '../../../src/core/payment';
import { timeZoneOf } from '../../../src/core/organisation';
import { waitingTexts } from '../../../src/i18n/waiting';
import type { Queries } from '../../db/database';
import { composeLetter, validAddress } from '../../outbox/composeLetter';
import { isLetterDue } from '../../outbox/isLetterDue';
import type { Letter } from '../../outbox/letter';
import { letterButton } from '../../outbox/letterButton';
import { writeLabelled } from '../../outbox/writeLabelled';
import { readingOf } from '../bookings/bookingService';
import { findCalendar, type CalendarRow } from '../calendars/calendarStore';
import { findWait } from '../calendars/waitStore';
import { findOwnedForm } from '../forms/definition/publicForms';
import { returnHosts, siteAddress } from '../organisations/siteAddress';
import { leaveUrl } from './links';
import { takesNow } from './takesNow';
import { LETTER } from './tellWaiting';
import { turnEnd } from '../calendars/turnEnd';
import { comingSlots } from './wantedSlots';

/**
 * Tells somebody of a free place, in their language (WAIT-04). The address is unproved: nothing in it was typed by anybody, and each
 * address gets few. Nobody gets it who left or booked, whose slot is past, or whose place somebody else has taken.
 */
export const waitLetter: Letter = {
  kinds: [LETTER],
  async write(deps, row) {
    const { queries } = deps.database;
    const found = await findWait(queries, String(row.payload['waitId']));
    const to = found && validAddress(found.wait.email);
    if (!found || found.booked || !to) return null;
    const { organisationId, calendarId, formId, page, lang, toldAt, toldFor, turnEndsAt } = found.wait;
    if (toldAt?.toISOString() !== row.payload['toldAt']) return null;
    const owned = await findOwnedForm(deps, organisationId, formId);
    const calendar = await findCalendar(queries, organisationId, calendarId);
    if (!owned || !calendar || calendar.archived || !toldFor || !(await takesNow(queries, deps, owned, calendarId)))
      return null;
    if (!(await isFree(queries, calendar, toldFor, deps.now()))) return null;
    if (!(await isLetterDue(deps, row, to))) return null;
    const { organisation } = owned;
    const timeZone = timeZoneOf(organisation);
    const slot = dateFormat(dateLocale(lang, timeZone), {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone,
    });
    const { mail: texts } = waitingTexts[lang];
    const until = turnEndsAt && isHandedOn(turnEndsAt, toldFor, deps.now()) ? turnEndsAt : null;
    const hosted = `${siteAddress(deps, organisation)}/formulaire/${encodeURIComponent(formId)}`;
    const { url } = safeReturnUrl(page, returnHosts(deps, organisation), hosted);
    const leave = leaveUrl(deps, organisation, found.wait);
    return composeLetter({
      lang,
      organisation,
      to: { name: '', address: to },
      replyTo: validAddress(organisation.contact?.email),
      subject: texts.subject(calendar.label),
      blocks: [
        [texts.body(organisation.name)],
        [calendar.label, slot.format(toldFor)],
        letterButton(lang, texts.book, url),
        [until ? `${texts.noHold} ${texts.next(slot.format(until))}` : texts.noHold],
        [writeLabelled(lang, texts.leave, leave)],
      ],
      unsubscribe: leave,
      date: row.createdAt,
    });
  },
};

/** Whether a turn is still to end, and early enough for the next one to be told. */
const isHandedOn = (end: Date, start: Date, now: Date): boolean => end > now && turnEnd(end, start) !== null;

/** Whether a slot is still to come, with a free place. */
async function isFree(queries: Queries, calendar: CalendarRow, start: Date, now: Date): Promise<boolean> {
  const reading = await readingOf(queries, calendar.organisationId);
  const coming = await comingSlots(queries, calendar, [dayOf(start.getTime(), reading.zone)], { ...reading, now });
  return coming.some(({ at, free }) => at === start.getTime() && free > 0);
}

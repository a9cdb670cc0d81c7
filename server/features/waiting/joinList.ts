import type { waitForPlace } from '../../../src/contract/records/waiting';
import type { BodyOut } from '../../../src/contract/route';
import { safeReturnUrl } from '../../../src/core/payment';
import { isEmail } from '../../../src/core/text';
import { loadTexts } from '../../../src/i18n/catalogue';
import { formWaitingTexts } from '../../../src/i18n/formWaiting';
import { serverTexts } from '../../../src/i18n/server';
import { waitingTexts } from '../../../src/i18n/waiting';
import type { Deps } from '../../deps';
import { BusinessRefusal, malformed } from '../../errors';
import type { Visitor } from '../../guard/guard';
import { inboxOf } from '../../guard/mailboxOf';
import { requireRow } from '../../requireOwned';
import { readingOf } from '../bookings/bookingService';
import { findCalendar, holdCalendar } from '../calendars/calendarStore';
import { lookAgain } from '../calendars/openings';
import { keepWait, lockBeside } from '../calendars/waitStore';
import { findOwnedForm, refuseUnknownForm } from '../forms/definition/publicForms';
import { endHolds } from '../forms/holds/endHolds';
import { returnHosts } from '../organisations/siteAddress';
import { takesNow } from './takesNow';
import { fullOf } from './wantedSlots';

/** By then what is being released meanwhile is committed: nobody falls between the two. */
const SOON = 60_000;

/** Somebody who asks to wait. */
interface Asking {
  readonly organisationId: string;
  readonly calendarId: string;
  readonly body: BodyOut<typeof waitForPlace>;
  readonly visitor: Visitor;
}

/**
 * Puts somebody on the waiting list of a calendar (CALL-150). It holds no place.
 * @throws BusinessRefusal, HttpError 400, 404, 429
 */
export async function joinList(deps: Deps, { organisationId, calendarId, body, visitor }: Asking): Promise<void> {
  const { formId, slot, days, name, website } = body;
  const email = body.email.trim();
  if (!isEmail(email)) throw malformed('email', 'must be an e-mail address');
  if ((slot === undefined) === (days === undefined)) throw malformed('slot', 'must be given, or days');
  const { form, organisation } = (await findOwnedForm(deps, organisationId, formId)) ?? refuseUnknownForm();
  const calendar = requireRow(await findCalendar(deps.database.queries, organisationId, calendarId), 'calendar');
  // Robots get a fake success.
  if (website) return;
  const lang = body.lang ?? organisation.language;
  if (
    calendar.archived ||
    !calendar.waitingList ||
    !(await takesNow(deps.database.queries, deps, { form, organisation }, calendarId))
  )
    throw new BusinessRefusal(serverTexts[lang].forms.closed, 'closed');
  // No form's id has a space: its limits are its own.
  const sent = { formId: 'waiting for', isUnpaid: true, units: 0, capacity: Infinity, slots: 0 };
  await deps.guard.admit({ kind: 'intent', organisation, montant: null, email, lang, form: sent }, visitor);
  await endHolds(deps, organisationId);
  const { consent } = await loadTexts(formWaitingTexts, lang);
  const page = safeReturnUrl(body.page, returnHosts(deps, organisation), '').url || null;
  await deps.database.transaction(async (tx) => {
    const now = deps.now();
    // Held before any row of a wait, as whoever tells them locks it.
    const held = requireRow(await holdCalendar(tx, organisationId, calendarId), 'calendar');
    const { full, isFree } = await fullOf(tx, held, { slot, days }, { ...(await readingOf(tx, organisationId)), now });
    const reason = isFree ? 'free' : 'late';
    if (full.length === 0) throw new BusinessRefusal(waitingTexts[lang][reason], reason);
    const inbox = inboxOf(email);
    await lockBeside(tx, { organisationId, calendarId, inbox });
    for (const one of full) {
      const who = { name, email, inbox, lang, consent: consent(organisation.name), page };
      await keepWait(tx, { id: deps.ids.row(), organisationId, calendarId, formId, ...one, ...who, createdAt: now });
      const target = days ? { day: one.wanted } : { start: one.endsAt };
      await lookAgain(tx, deps, calendar, { ...target, dueAt: new Date(now.getTime() + SOON) });
    }
  });
}

import type { Language } from '../../../src/contract/common';
import { isEmail } from '../../../src/core/text';
import { loadTexts } from '../../../src/i18n/catalogue';
import { siteTexts } from '../../../src/i18n/site';
import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import { inboxOf } from '../../guard/mailboxOf';
import type { Visitor } from '../../guard/guard';
import { queueLetter } from '../../outbox/queueLetter';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { keepWish } from './subscriberStore';

/** Kind of the mail that asks for a confirmation. */
export const LETTER = 'newsletter';

interface Wish {
  readonly organisation: OrganisationRecord;
  readonly email: string;
  readonly lang: Language;
  readonly visitor: Visitor;
}

/**
 * Takes down that somebody asks for a newsletter, with the words that they agreed to, and queues the mail that asks for a
 * confirmation: at most one a day (NL-02). Whether it goes out is decided when it is sent (NL-03).
 * @throws HttpError 400 for what is no address, 429
 */
export async function askFor(deps: Deps, { organisation, email: given, lang, visitor }: Wish): Promise<void> {
  const email = given.trim();
  if (!isEmail(email)) throw malformed('email', 'must be an e-mail address');
  // No form's id has a space: its limits are its own.
  const form = { formId: 'newsletter of', isUnpaid: true, units: 0, capacity: Infinity, slots: 0 };
  await deps.guard.admit({ kind: 'intent', organisation, montant: null, email, lang, form }, visitor);
  const { newsletter } = await loadTexts(siteTexts, lang);
  const now = deps.now();
  await deps.database.transaction(async (tx) => {
    const subscriberId = await keepWish(tx, {
      ...{ id: deps.ids.row(), organisationId: organisation.id, email, inbox: inboxOf(email), lang },
      ...{ consent: newsletter.consent(organisation.name), consentAt: now, leaveKey: deps.ids.secret() },
    });
    const about = `${subscriberId}-${now.toISOString().slice(0, 10)}`;
    await queueLetter(tx, deps, {
      ...{ organisationId: organisation.id, kind: LETTER, about, payload: { subscriberId } },
    });
  });
}

import type { Language } from '../../../src/contract/common';
import { isEmail } from '../../../src/core/text';
import { loadTexts } from '../../../src/i18n/catalogue';
import { siteTexts } from '../../../src/i18n/site';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import { inboxOf } from '../../guard/mailboxOf';
import type { Visitor } from '../../guard/guard';
import { queueLetter } from '../../outbox/queueLetter';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { keepWish, type Asked } from './subscriberStore';

/** Kind of the mail that asks for a confirmation. */
export const LETTER = 'newsletter';

interface Wish {
  readonly organisation: OrganisationRecord;
  readonly email: string;
  readonly lang: Language;
  /** Where they ask. */
  readonly source: string | null;
}

/**
 * Takes down that somebody asks for a newsletter, with the words that they agreed to, and queues the mail that asks for a
 * confirmation: at most one a day (NL-02). Whether it goes out is decided when it is sent (NL-03).
 * @throws HttpError 400 for what is no address, 429
 */
export async function askFor(deps: Deps, given: Wish & { readonly visitor: Visitor }): Promise<void> {
  const { organisation, lang, visitor } = given;
  const email = given.email.trim();
  if (!isEmail(email)) throw malformed('email', 'must be an e-mail address');
  // No form's id has a space: its limits are its own.
  const form = { formId: 'newsletter of', isUnpaid: true, units: 0, capacity: Infinity, slots: 0 };
  await deps.guard.admit({ kind: 'intent', organisation, montant: null, email, lang, form }, visitor);
  const wish = await wishOf(deps, { ...given, email });
  await deps.database.transaction((tx) => queueWish(tx, deps, wish));
}

/** A wish with the words of its language. */
export async function wishOf(
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { organisation, email, lang, source }: Wish,
): Promise<Asked> {
  const { newsletter } = await loadTexts(siteTexts, lang);
  return {
    ...{ id: ids.row(), organisationId: organisation.id, email, inbox: inboxOf(email), lang, source },
    ...{ consent: newsletter.consent(organisation.name), consentAt: now(), leaveKey: ids.secret() },
  };
}

/** Keeps a wish and queues its mail; answers whose it is. */
export async function queueWish(tx: Queries, deps: Pick<Deps, 'ids' | 'now'>, wish: Asked): Promise<string> {
  const subscriberId = await keepWish(tx, wish);
  const about = `${subscriberId}-${wish.consentAt.toISOString().slice(0, 10)}`;
  await queueLetter(tx, deps, {
    ...{ organisationId: wish.organisationId, kind: LETTER, about, payload: { subscriberId } },
  });
  return subscriberId;
}

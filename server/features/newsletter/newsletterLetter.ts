import { validAddress } from '../../outbox/composeLetter';
import type { Letter } from '../../outbox/letter';
import { findOwnWords } from '../../outbox/words/mailWordsStore';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { LETTER } from './askFor';
import { bodyHash } from '../../secrets/bodyHash';
import { confirmKey, confirmUrl, leaveUrl } from './links';
import { newsletterMail } from './newsletterMail';
import { findSubscriber, isPending, setKey } from './subscriberStore';

/**
 * The mail that asks for a confirmation, in the language of the wish (NL-02). The address is unproved: nothing in it was typed by
 * anybody. Nobody gets it whose wish is over, or who has confirmed or left (NL-03).
 */
export const newsletterLetter: Letter = {
  kinds: [LETTER],
  async write(deps, { payload, createdAt }) {
    const { queries } = deps.database;
    const row = await findSubscriber(queries, String(payload['subscriberId']));
    const to = row && isPending(row, deps.now()) ? validAddress(row.email) : null;
    if (!row || to === null) return null;
    const organisation = await requireExistingOrganisation(queries, row.organisationId);
    // It would begin what begins no more (ORG-06).
    if (organisation.closedAt) return null;
    const key = confirmKey(deps, row.id);
    await setKey(queries, row.id, bodyHash(key));
    return newsletterMail({
      lang: row.lang,
      own: await findOwnWords(queries, organisation.id, 'newsletter'),
      organisation: { name: organisation.name, email: organisation.contact?.email ?? null },
      to,
      url: confirmUrl(deps, organisation, key),
      unsubscribe: leaveUrl(deps, organisation, row),
      date: createdAt,
    });
  },
};

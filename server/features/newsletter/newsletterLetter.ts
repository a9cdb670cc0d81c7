import { newsletterTexts } from '../../../src/i18n/newsletter';
import { validAddress, composeLetter } from '../../outbox/composeLetter';
import type { Letter } from '../../outbox/letter';
import { letterButton } from '../../outbox/letterButton';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { LETTER } from './askFor';
import { bodyHash } from '../../secrets/bodyHash';
import { confirmKey, confirmUrl, leaveUrl } from './links';
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
    const key = confirmKey(deps, row.id);
    await setKey(queries, row.id, bodyHash(key));
    const { mail: texts } = newsletterTexts[row.lang];
    const url = confirmUrl(deps, organisation, key);
    return composeLetter({
      lang: row.lang,
      organisation,
      to: { name: '', address: to },
      replyTo: validAddress(organisation.contact?.email),
      subject: texts.subject(organisation.name),
      blocks: [
        [texts.body(organisation.name)],
        letterButton(row.lang, texts.confirm, url),
        [texts.until],
        [texts.notYou],
      ],
      unsubscribe: leaveUrl(deps, organisation, row),
      date: createdAt,
    });
  },
};

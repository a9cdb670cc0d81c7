import { userTexts } from '../../../src/i18n/users';
import { composeLetter } from '../../outbox/composeLetter';
import type { Letter } from '../../outbox/letter';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { findTester } from './findTester';
import { TEST_LETTER } from './mailCheck';

/** The mail by which an organisation sees that its mails arrive. */
export const testLetter: Letter = {
  kinds: [TEST_LETTER],
  async write({ database: { queries } }, { organisationId, payload, createdAt }) {
    const organisation = await requireExistingOrganisation(queries, organisationId);
    const tester = await findTester(queries, organisation, payload['userId']);
    if (!tester) return null;
    const { lang, ...to } = tester;
    const { subject, body, spam } = userTexts[lang].test;
    return composeLetter({
      ...{ lang, organisation, to, replyTo: null, date: createdAt },
      subject: subject(organisation.name),
      blocks: [[body(organisation.name)], [spam]],
    });
  },
};

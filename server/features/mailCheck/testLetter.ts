import { eq } from 'drizzle-orm';
import { userTexts } from '../../../src/i18n/users';
import { users } from '../../db/schema';
import { composeLetter, validAddress } from '../../outbox/composeLetter';
import type { Letter } from '../../outbox/letter';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { TEST_LETTER } from './mailCheck';

/** The mail by which an organisation sees that its mails arrive. */
export const testLetter: Letter = {
  kinds: [TEST_LETTER],
  async write({ database: { queries } }, { organisationId, payload, createdAt }) {
    const { userId } = payload as { readonly userId: string | null };
    const organisation = await requireExistingOrganisation(queries, organisationId);
    const [user] = userId === null ? [] : await queries.select().from(users).where(eq(users.id, userId));
    const address = validAddress(userId === null ? organisation.contact?.email : user?.email);
    if (address === null) return null;
    const lang = user?.lang ?? organisation.language;
    const { subject, body, spam } = userTexts[lang].test;
    return composeLetter({
      ...{ lang, organisation, to: { name: user?.name ?? '', address }, replyTo: null, date: createdAt },
      subject: subject(organisation.name),
      blocks: [[body(organisation.name)], [spam]],
    });
  },
};

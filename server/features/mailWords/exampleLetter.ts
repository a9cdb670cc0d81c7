import type { sendMailExample } from '../../../src/contract/organisations/mailWords';
import type { BodyOut } from '../../../src/contract/route';
import type { WordedMail } from '../../../src/contract/terms/wordedMails';
import { mailSampleTexts } from '../../../src/i18n/mailSample';
import type { Deps } from '../../deps';
import { composeLetter } from '../../outbox/composeLetter';
import { isLetterDue } from '../../outbox/isLetterDue';
import type { Letter } from '../../outbox/letter';
import type { Caller } from '../../secrets/tokens';
import { findTester } from '../mailCheck/findTester';
import { queueToTester } from '../mailCheck/queueToTester';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { exampleMail } from './exampleMail';
import { refuseStrange } from './mailWordsService';

const KIND = 'mailExample';
const MOST = 10;

type Given = Omit<BodyOut<typeof sendMailExample>, 'idempotencyKey'> & { readonly mail: WordedMail };

/** Sends an example of a mail with these words to who asks for it. @throws as `queueToTester`; HttpError 400 for a strange placeholder */
export function queueExample(
  deps: Deps,
  holder: Caller,
  { idempotencyKey, ...payload }: Given & { readonly idempotencyKey: string },
): Promise<void> {
  refuseStrange(payload.mail, payload.words, 'words.');
  const note = { action: 'ADMIN-MAILWORDS-TEST', subject: 'mailWords', subjectId: payload.mail, changes: {} };
  return queueToTester(deps, holder, { kind: KIND, most: MOST, idempotencyKey, payload, note });
}

/** An example of a mail, which says before all else that it is one. */
export const exampleLetter: Letter = {
  kinds: [KIND],
  async write(deps, letter) {
    const { organisationId, payload } = letter;
    const { mail, lang, words } = payload as unknown as Given;
    const organisation = await requireExistingOrganisation(deps.database.queries, organisationId);
    const tester = await findTester(deps.database.queries, organisation, payload['userId']);
    if (!tester) return null;
    // Nobody proved the contact's address.
    const isProved = typeof payload['userId'] === 'string';
    if (!isProved && !(await isLetterDue(deps, letter, tester.address))) return null;
    const example = exampleMail(deps, organisation, { mail, lang, words, to: tester.address });
    const { note, subject } = mailSampleTexts[lang];
    return composeLetter({
      ...{ lang, organisation, to: { name: tester.name, address: tester.address }, replyTo: null, date: example.date },
      subject: subject(example.subject),
      blocks: [[note], ...example.blocks],
      closing: [],
    });
  },
};

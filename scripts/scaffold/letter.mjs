import { addImport, addLine } from './plan.mjs';

const writer = ({ name }) => `import { findOrganisation } from '../organisations/organisationStore';
import type { Letter } from '../../outbox/letter';
import { composeLetter, validAddress } from '../../outbox/composeLetter';

/** The mail that says what it is about (MAIL-00). \`queueLetter\` with the kind \`${name}\` makes it due. */
export const ${name}Letter: Letter = {
  kinds: ['${name}'],
  async write({ database }, { organisationId, createdAt }) {
    const organisation = await findOrganisation(database.queries, organisationId);
    const to = validAddress(organisation?.contact?.email);
    if (!organisation || to === null) return null;
    return composeLetter({
      lang: organisation.language,
      organisation,
      to: { name: organisation.name, address: to },
      replyTo: null,
      subject: organisation.name,
      blocks: [],
      date: createdAt,
    });
  },
};
`;

const test = ({ name }) => `import type { Mail } from '../../outbox/createMailer';
import { queueLetter } from '../../outbox/queueLetter';
import { sendDue } from '../../outbox/sendDue';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
}, 60_000);
afterAll(() => world.close());

it('MAIL-00 a ${name} says what it is about', async () => {
  const { deps } = world;
  const letter = { organisationId: 'demo', kind: '${name}', about: 'first', payload: {} };
  await queueLetter(deps.database.queries, deps, letter);
  const sent: Mail[] = [];
  await sendDue(deps, { send: async (mail) => void sent.push(mail), close: () => undefined });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('what it is about');
});
`;

/** A mail that a feature writes. */
export function letter(names) {
  const { name } = names;
  const folder = `server/features/${name}`;
  return {
    files: {
      [`${folder}/${name}Letter.ts`]: writer(names),
      [`${folder}/${name}Letter.test.ts`]: test(names),
    },
    edits: [
      addImport('server/wiring.ts', `import { ${name}Letter } from './features/${name}/${name}Letter';`),
      addLine('server/wiring.ts', 'const letters', '];', `  ${name}Letter,\n`),
    ],
    next: [
      'give the rule an id in docs/requirements.md, in place of MAIL-00',
      `make ${folder}/${name}Letter.test.ts pass, with its texts in src/i18n`,
      'queue it in the transaction of what it tells',
    ],
  };
}

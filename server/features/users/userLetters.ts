import { eq } from 'drizzle-orm';
import { languages, type Language } from '../../../src/contract/common';
import { userTexts } from '../../../src/i18n/users';
import { accessKeys } from '../../db/schema';
import { composeLetter, validAddress } from '../../outbox/composeLetter';
import type { Letter, LetterRow } from '../../outbox/letter';
import { letterButton } from '../../outbox/letterButton';
import type { Surroundings } from '../../surroundings';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { keepKey, keyLink, type AccessKey } from './accessKeys';
import { KEY_LETTER, NEWS_LETTER, type AskedKey, type UserNews } from './queueUserLetter';
import { findUser } from './userStore';

/** The server, as these mails call it. */
const serverOf = ({ config }: Pick<Surroundings, 'config'>) => new URL(config.publicUrl).host;
const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);

/**
 * The key of a mail: one that is kept, while it can be used, or one that was asked for, of an account that is there; null when
 * nobody is to get it (USER-05). Written again after a crash, the mail holds the same key.
 */
async function keyOf(deps: Surroundings, { id, payload }: LetterRow): Promise<AccessKey | null> {
  const { queries } = deps.database;
  const read = async (keyId: string) => {
    const [row] = await queries.select().from(accessKeys).where(eq(accessKeys.id, keyId));
    const isGood = row && row.usedAt === null && row.expiresAt > deps.now();
    const isTaken = row?.kind === 'email' && row.email !== null && (await findUser(queries, row.email)) !== null;
    return isGood && !isTaken ? row : null;
  };
  if (typeof payload['keyId'] === 'string') return read(payload['keyId']);
  const { kind, email, browserHash } = payload as unknown as AskedKey;
  const user = await findUser(queries, email);
  if (!user) return null;
  await keepKey(queries, deps, { id, kind, email, browserHash, lang: user.lang, userId: user.id });
  return read(id);
}

const keyLetter: Letter = {
  kinds: [KEY_LETTER],
  async write(deps, row) {
    const key = await keyOf(deps, row);
    const address = validAddress(key?.email);
    if (!key || address === null || key.kind === 'operator') return null;
    const { keys, notYou } = userTexts[key.lang];
    const texts = keys[key.kind];
    const organisation =
      key.organisationId === null
        ? { name: serverOf(deps) }
        : await requireExistingOrganisation(deps.database.queries, key.organisationId);
    return composeLetter({
      ...{ lang: key.lang, organisation, to: { name: '', address }, replyTo: null, date: row.createdAt },
      subject: texts.subject(organisation.name),
      blocks: [
        [texts.body(organisation.name)],
        letterButton(key.lang, texts.button, keyLink(deps, key.id)),
        [texts.until],
        [notYou],
      ],
    });
  },
};

/** The stored payload of a mail about an account. */
type News = Readonly<Record<'to' | 'name' | 'device', string>> & { readonly news: UserNews; readonly lang: unknown };

const newsLetter: Letter = {
  kinds: [NEWS_LETTER],
  write(deps, { payload, createdAt }) {
    const { to, name, news, device, lang: given } = payload as unknown as News;
    const lang = isLanguage(given) ? given : 'fr';
    const address = validAddress(to);
    if (address === null) return Promise.resolve(null);
    const organisation = { name: serverOf(deps) };
    const { notYours, news: texts } = userTexts[lang];
    const { subject, body } = texts[news];
    return Promise.resolve(
      composeLetter({
        ...{ lang, organisation, to: { name, address }, replyTo: null, date: createdAt },
        subject: subject(organisation.name),
        blocks: [[body, ...(device === '' ? [] : [device])], [notYours]],
      }),
    );
  },
};

/** The mails to users. */
export const userLetters: readonly Letter[] = [keyLetter, newsLetter];

import type { AccessKind } from '../../../src/contract/desk/accessKeys';
import type { Language } from '../../../src/contract/common';
import type { Queries } from '../../db/database';
import { queueLetter } from '../../outbox/queueLetter';
import type { UserRow } from '../../secrets/sessions';
import type { Surroundings } from '../../surroundings';

type Deps = Pick<Surroundings, 'ids' | 'now'>;

/** Kinds of mails to users: a link that opens something, and what happened to their account. */
export const KEY_LETTER = 'userKey';
export const NEWS_LETTER = 'userNews';

/** These mails are the server's, no organisation's. */
const ofServer = '';

/** The event: a new browser, another password or address, a second factor added or removed. */
export type UserNews = 'device' | 'password' | 'email' | 'factorOn' | 'factorOff';

/** Tells a user what happened to their account (USER-09). @param to where, if not to their address of now */
export const queueUserNews = (
  tx: Queries,
  deps: Deps,
  { id, email, name, lang }: UserRow,
  news: UserNews,
  { device = '' }: { readonly device?: string } = {},
): Promise<void> =>
  queueLetter(tx, deps, {
    ...{ organisationId: ofServer, kind: NEWS_LETTER, about: `${id}-${news}-${deps.ids.row()}` },
    payload: { to: email, name, lang, news, device },
  });

/** Sends the link of a key that is kept. */
export const queueKeyLetter = (tx: Queries, deps: Deps, keyId: string): Promise<void> =>
  queueLetter(tx, deps, { organisationId: ofServer, kind: KEY_LETTER, about: keyId, payload: { keyId } });

/** A link that anybody may ask for: whether it goes out, and to whom, is decided when the mail is written (USER-05). */
export interface AskedKey {
  readonly kind: Extract<AccessKind, 'reset' | 'link'>;
  readonly email: string;
  readonly lang: Language;
  readonly browserHash: string | null;
}
export const queueAskedKey = (tx: Queries, deps: Deps, asked: AskedKey): Promise<void> =>
  queueLetter(tx, deps, {
    ...{ organisationId: ofServer, kind: KEY_LETTER, about: deps.ids.row(), payload: { ...asked } },
  });

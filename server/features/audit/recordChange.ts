import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../../db/database';
import { audit } from '../../db/schema';
import type { Deps } from '../../deps';
import type { TokenHolder } from '../../secrets/tokens';
import { contentChanges } from '../organisations/organisationStore';

/** A change made with an organisation's token. */
export interface Change {
  /** Id of the call. */
  readonly action: string;
  /** Kind of the changed record: `service`, `debt`, `link`… */
  readonly subject: string;
  readonly subjectId: string | null;
  /** Nothing of payers and no secret. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Subjects that no page of a site shows. */
const UNSEEN = new Set(
  [
    'booking',
    'calendar',
    'contact',
    'debt',
    'delivery',
    'export',
    'gift',
    'invitation',
    'link',
    'mail',
    'mailWords',
    'matching',
    'payment',
    'person',
    'pledge',
  ].concat(['submission', 'subscriber', 'subscription', 'team', 'token', 'user', 'wait', 'webhook']),
);

/**
 * Notes a change in the transaction that makes it: there is no change without its note, and no note without its change. Pages that are
 * remembered are old from its commit on (SITE-18).
 */
export async function recordChange(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { organisationId, tokenId, actor, userId }: TokenHolder,
  change: Change,
): Promise<void> {
  if (!UNSEEN.has(change.subject)) await contentChanges(tx, organisationId);
  await tx.insert(audit).values({ id: ids.row(), organisationId, tokenId, userId, actor, ...change, createdAt: now() });
}

/** Row metadata, which the note itself already has. */
const untold = ['id', 'organisationId', 'createdAt', 'updatedAt'];
/** Long texts are cut. */
const TOLD = 200;

/**
 * The difference of each changed key: `{key: {from, to}}`; for a new record, `{key: {to}}`. Pass rows without payer
 * data.
 */
export function differences(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = Object.keys(after).filter(
    (key) => !untold.includes(key) && !isDeepStrictEqual(before?.[key], after[key]),
  );
  return Object.fromEntries(
    changed.map((key) => [key, before ? { from: told(before[key]), to: told(after[key]) } : { to: told(after[key]) }]),
  );
}

/** The former values of a deleted record: `{key: {from}}`. */
export const formerly = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(record)
      .filter((key) => !untold.includes(key))
      .map((key) => [key, { from: told(record[key]) }]),
  );

const told = (value: unknown) => (typeof value === 'string' ? value.slice(0, TOLD) : (value ?? null));

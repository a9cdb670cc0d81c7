import { findHousehold } from './findHousehold';
import { writtenContact } from './writtenContact';
import type * as v from 'valibot';
import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type {
  ContactRecord,
  ContactRow,
  createContactRequest,
  listContacts as listRoute,
  updateContactRequest,
} from '../../../src/contract/records/contacts';
import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import type { Queries } from '../../db/database';
import { contacts } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, idTakenError, malformed } from '../../errors';
import { createOwned, updateVersioned, type RecordKind } from '../audit/ownRecords';
import { findReading, requireExistingOrganisation } from '../organisations/organisationStore';
import { PAGE, toPage } from '../../page';
import { requireRow } from '../../requireOwned';
import { sealedPlaces } from '../../secrets/sealedPlaces';
import type { TokenHolder } from '../../secrets/tokens';
import { blankContact } from './blankContact';
import { pageHistory } from './contactHistory';
import {
  contactOrder,
  countFound,
  findContact,
  findTree,
  lockContact,
  pageContacts,
  type ContactDbRow,
} from './contactStore';
import { viewRecord, viewRows } from './contactView';
import { CountMoves } from './countContacts';
import { findSums } from './findSums';
import { hasNewsletter } from './hasNewsletter';
import { addContact, changeContact } from './saveContact';
import { lockAmong } from './lockContacts';
import { findSimilar } from './similarStore';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;

/** A page of the address book (PERS-04). */
export async function listContacts(
  deps: Pick<Deps, 'config' | 'database'>,
  organisationId: string,
  { limit = PAGE, before, total, ...filters }: QueryOut<typeof listRoute>,
): Promise<ResponseIn<typeof listRoute>> {
  const { queries } = deps.database;
  const reading = await findReading(queries, organisationId);
  const places = sealedPlaces(deps, 'contacts', organisationId, contactOrder(filters.sort));
  const asked = { ...filters, before: places.open(before) };
  const rows = await pageContacts(queries, organisationId, { ...asked, limit: limit + 1 });
  const view = await viewRows(queries, organisationId, rows.slice(0, limit), reading);
  return {
    ...toPage(rows, limit, (row): ContactRow => view(row), places.of),
    ...(total === 'true' && { total: await countFound(queries, organisationId, filters) }),
  };
}

/** A contact; of one that was merged, the one that it was merged into (PERS-06). @throws HttpError 404 */
export async function readContact(queries: Queries, organisationId: string, id: string): Promise<ContactRecord> {
  const found = requireRow(await findContact(queries, organisationId, id), 'contact');
  const reading = await findReading(queries, organisationId);
  const tree = await findTree(queries, organisationId, found.rootId);
  const row = requireRow(tree[0], 'contact');
  const sums = await findSums(
    queries,
    organisationId,
    tree.map((one) => one.id),
    reading,
  );
  return viewRecord(row, tree, {
    sums,
    household: await findHousehold(queries, row),
    similar: await findSimilar(queries, tree),
    newsletter: await hasNewsletter(queries, tree),
  });
}

/** Payments, forms and promises of a contact (PERS-05). @throws HttpError 404 */
export async function readHistory(
  queries: Queries,
  organisationId: string,
  id: string,
  { before, limit = PAGE }: { readonly before?: string | undefined; readonly limit?: number | undefined },
) {
  const { rootId } = requireRow(await findContact(queries, organisationId, id), 'contact');
  const reading = await findReading(queries, organisationId);
  const ids = (await findTree(queries, organisationId, rootId)).map((row) => row.id);
  return pageHistory(queries, { ...reading, organisationId, ids }, { before, limit });
}

/** Nothing of a person stands in the log. */
const kindOf = (deps: Surroundings, moves: CountMoves): RecordKind<ContactDbRow, ContactRecord> => ({
  name: 'contact',
  lock: lockContact,
  async save(tx, row) {
    const taken = await changeContact(tx, deps, row, moves);
    if (taken.length > 0) throw addressTaken();
    await moves.write(tx, row.organisationId);
  },
  logged: () => ({}),
  view: ({ organisationId, id }, tx) => readContact(tx, organisationId, id),
});

const addressTaken = () =>
  new HttpError(409, 'Another contact has this e-mail address: merge them, or leave it out.', 'address_taken', [
    { path: 'emails', message: 'is another contact’s' },
  ]);

/** Writes somebody into the address book (PERS-05). @throws HttpError 400, 409 `taken`, `address_taken` */
export function createContact(
  deps: Surroundings,
  holder: TokenHolder,
  { id = deps.ids.row(), ...given }: v.InferOutput<typeof createContactRequest>,
): Promise<ContactRecord> {
  const moves = new CountMoves();
  return createOwned(deps, holder, kindOf(deps, moves), async (tx) => {
    const { organisationId } = holder;
    const { country } = await requireExistingOrganisation(tx, organisationId);
    const times = { createdAt: deps.now(), updatedAt: deps.now() };
    const blank = { ...blankContact(organisationId, id), isOwn: true, ...times };
    const row = { ...blank, ...writtenContact(blank, given, country) };
    const outcome = await addContact(tx, deps, row, moves);
    if (outcome === 'taken') throw idTakenError('contact');
    if (outcome === 'known') throw addressTaken();
    await moves.write(tx, organisationId);
    return requireRow(await findContact(tx, organisationId, id), 'contact');
  });
}

/** Changes a contact; absent keys stay (PERS-05). @throws Outdated; HttpError 400, 404, 409 `address_taken`, `merged` */
export function updateContact(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { version, household, ...given }: v.InferOutput<typeof updateContactRequest>,
): Promise<ContactRecord> {
  const kind: RecordKind<ContactDbRow, ContactRecord> = {
    ...kindOf(deps, new CountMoves()),
    // Otherwise two who join each other at once wait in a circle.
    lock: (tx, organisationId) => lockAmong(tx, organisationId, id, household ? [household] : []),
  };
  return updateVersioned(deps, holder, kind, { id, version }, async (row, tx) => {
    if (row.parentId !== null) throw new HttpError(409, 'This contact was merged into another one.', 'merged');
    const { country } = await requireExistingOrganisation(tx, holder.organisationId);
    const next = { ...row, ...writtenContact(row, given, country) };
    const householdId = household === undefined ? row.householdId : await joined(tx, deps, row, household);
    const isSame = isDeepStrictEqual([next.details, next.reach], [row.details, row.reach]);
    return { ...next, householdId, isOwn: row.isOwn || !isSame || householdId !== row.householdId };
  });
}

/** The household of another contact, which is locked, begun if it had none. @throws HttpError 400 */
async function joined(tx: Queries, { ids }: Surroundings, row: ContactDbRow, otherId: string | null) {
  if (otherId === null || otherId === row.id) return null;
  const other = await findContact(tx, row.organisationId, otherId);
  if (!other || other.parentId !== null) throw malformed('household', 'must be a contact of the organisation');
  // Never the contact's own id: one that left must not meet its former household again.
  const householdId = other.householdId ?? ids.row();
  if (other.householdId === null)
    await tx
      .update(contacts)
      .set({ householdId })
      .where(and(eq(contacts.organisationId, other.organisationId), eq(contacts.id, other.id)));
  return householdId;
}

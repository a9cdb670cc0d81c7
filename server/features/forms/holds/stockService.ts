import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { StockRow, updateFormStock as route } from '../../../../src/contract/forms/adminForms';
import type { BodyOut } from '../../../../src/contract/route';
import { modeOf, type Mode } from '../../../../src/core/organisation';
import { serverTexts } from '../../../../src/i18n/server';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { BusinessRefusal, malformed, Outdated, outdated } from '../../../errors';
import { unknownIdMessage } from '../../../http/knownIds';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { versionOf } from '../../../text/versionOf';
import { recordChange } from '../../audit/recordChange';
import { findOrganisation, findReading } from '../../organisations/organisationStore';
import { endHolds } from './endHolds';
import { findForm, lockForm, type StoredForm } from '../definition/formStore';
import { readStored } from '../definition/readStored';
import { refuseForeignCalendars } from '../definition/refuseForeignIds';
import { findCounts, findStocks, replaceStocks, type FormStock } from './stockStore';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;
interface VersionedStock {
  readonly data: StockRow[];
  /** That of the limits: what is sold leaves it as it is. */
  readonly version: string;
}
export type StockLimits = v.InferOutput<typeof route.request>['stock'];

/** The limits of a form's products with their sold quantities. @throws HttpError 404 */
export async function readStock(
  deps: Omit<Surroundings, 'ids'>,
  organisationId: string,
  formId: string,
): Promise<VersionedStock> {
  await endHolds(deps, organisationId);
  const { queries } = deps.database;
  const form = requireRow(await findForm(queries, organisationId, formId), 'form');
  return viewStocks(queries, form, (await findReading(queries, organisationId)).shown);
}

async function viewStocks(
  queries: Queries,
  { organisationId, id: formId }: StoredForm,
  shown: Mode,
): Promise<VersionedStock> {
  const stocks = await findStocks(queries, organisationId, [formId]);
  const counts = await findCounts(queries, stocks, shown);
  const data = stocks.map(({ id, products, capacity, calendarId }) => {
    const own = counts.filter(({ stockId }) => stockId === id);
    return { products, capacity, calendarId, counts: own.map(({ slot, sold }) => ({ slot: slot || null, sold })) };
  });
  return { data, version: versionOf(data.map(limitOf)) };
}

/**
 * Sets the stock of a form's products, within the caller's transaction. A product in no limit is unlimited.
 * @throws BusinessRefusal `sold`; HttpError 400 for products that the form has not, or that stand in two limits, and for new calendars that are not the organisation's
 */
export async function limitStock(
  tx: Queries,
  { ids }: Pick<Surroundings, 'ids'>,
  form: StoredForm,
  given: StockLimits,
): Promise<void> {
  checkProducts(given, new Set(readStored(form).products.map(({ id }) => id)));
  const { organisationId, id: formId } = form;
  const former = new Set((await findStocks(tx, organisationId, [formId])).map(({ calendarId }) => calendarId));
  const named = given.flatMap(({ calendarId: id }, at) =>
    id && !former.has(id) ? [{ path: `stock.${at}.calendarId`, id }] : [],
  );
  await refuseForeignCalendars(tx, organisationId, named);
  // The last first: lists begin with the newest.
  const stocks = [...given.entries()]
    .reverse()
    .flatMap(([position, { products, capacity, calendarId = null }]): FormStock[] =>
      capacity === null ? [] : [{ id: ids.row(), organisationId, formId, position, products, capacity, calendarId }],
    );
  const organisation = await findOrganisation(tx, organisationId);
  const short = await replaceStocks(tx, form, stocks, modeOf(organisation ?? {}));
  if (short) throw new BusinessRefusal(serverTexts[organisation?.language ?? 'fr'].forms.sold(short.sold), 'sold');
}

/** The same with an organisation's token. @throws Outdated when it is of another version; HttpError 404, too */
export async function updateStock(
  deps: Surroundings,
  holder: TokenHolder,
  formId: string,
  { stock: given, version }: BodyOut<typeof route>,
): Promise<VersionedStock> {
  await endHolds(deps, holder.organisationId);
  return deps.database.transaction(async (tx) => {
    const form = requireRow(await lockForm(tx, holder.organisationId, formId), 'form');
    const { shown } = await findReading(tx, holder.organisationId);
    const before = await viewStocks(tx, form, shown);
    if (version !== undefined && version !== before.version) throw new Outdated(outdated('stock'), before.data);
    // An unchanged answer may be sent back.
    if (isDeepStrictEqual(given.map(limitOf), before.data.map(limitOf))) return before;
    await limitStock(tx, deps, form, given);
    const note = { action: 'ADMIN-FORM-STOCK-UPDATE', subject: 'stock', subjectId: formId };
    await recordChange(tx, deps, holder, { ...note, changes: { stock: { to: given } } });
    return viewStocks(tx, form, shown);
  });
}

const limitOf = ({ products, capacity, calendarId = null }: StockLimits[number]) => ({
  products,
  capacity,
  calendarId,
});

function checkProducts(given: StockLimits, known: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const id of given.flatMap(({ products }) => products)) {
    const message = !known.has(id)
      ? unknownIdMessage('product', id, [...known])
      : seen.has(id)
        ? 'stands in two limits'
        : null;
    if (message) throw malformed(`stock.${id}`, message);
    seen.add(id);
  }
}

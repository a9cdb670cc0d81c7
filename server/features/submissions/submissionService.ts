import type { Language } from '../../../src/contract/common';
import type {
  FormSubmission,
  FormSubmissionDetail,
  listFormSubmissions,
} from '../../../src/contract/forms/formSubmissions';
import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import { answersOf } from '../../../src/core/form';
import { toUnits } from '../../../src/core/money';
import { timeZoneOf } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import { placeIn } from '../../db/listOrder';
import { requireRow } from '../../requireOwned';
import { PAGE, toPage } from '../../page';
import { contactOf } from '../contacts/contactOf';
import { endHolds } from '../forms/holds/endHolds';
import { findOwnedForm } from '../forms/definition/publicForms';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { answerTexts } from './answerTexts';
import { compileRevision } from '../forms/definition/compileRevision';
import { createExcerpts } from './excerpts';
import {
  countSubmissions,
  submissionOrder,
  submissionPages,
  findListedSubmission,
  type ListedSubmission,
  createSearch,
} from './submissionList';

type Surroundings = Pick<Deps, 'config' | 'database' | 'log' | 'now'>;

/** Maximum rows searched at a time; the rest is on the next page. */
const MOST_SEARCHED = 5000;

/** A submission as the admin calls answer it, amounts in currency units. */
export function viewSubmission(row: ListedSubmission): FormSubmission {
  const { id, mode, formId, revision, label, state, method, currency, lang, accessId, virtualId } = row;
  return {
    ...{ id, mode, formId, revision, label, state, method, lang, accessId, virtualId },
    devise: currency,
    total: toUnits(row.total, currency),
    payed: toUnits(row.payed, currency),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

type Asked = QueryOut<typeof listFormSubmissions>;

/** One page of the filtered rows; in a search it may be short, or empty, and still have a next one. */
export async function readSubmissions(
  deps: Surroundings,
  organisationId: string,
  { excerpt, lang, ...asked }: Asked,
  mostSearched = MOST_SEARCHED,
): Promise<ResponseIn<typeof listFormSubmissions>> {
  const { data: rows, ...place } = await findSubmissions(deps, organisationId, asked, mostSearched);
  if (excerpt !== 'true') return { data: rows.map(viewSubmission), ...place };
  const excerptOf = createExcerpts(deps, organisationId, lang);
  const data = [];
  for (const row of rows) data.push({ ...viewSubmission(row), excerpt: await excerptOf(row) });
  return { data, ...place };
}

interface Found {
  readonly data: ListedSubmission[];
  readonly next: string | null;
  readonly total?: number | null;
}

async function findSubmissions(
  deps: Surroundings,
  organisationId: string,
  { before, limit = PAGE, search, mode, total, ...filters }: Omit<Asked, 'excerpt' | 'lang'>,
  mostSearched: number,
): Promise<Found> {
  const { queries } = deps.database;
  await endHolds(deps, organisationId);
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const reading = { timeZone: timeZoneOf(organisation), shown: mode ?? organisation.mode };
  const place = placeIn(submissionOrder(filters.sort));
  const isFound = createSearch(search);
  const rows: ListedSubmission[] = [];
  // Words are looked for row by row: nobody reads all for a number.
  const isCounted = total === 'true' && !search;
  const counted = isCounted && { total: await countSubmissions(queries, organisationId, reading, filters) };
  const page = () => ({ ...toPage(rows, limit, (one) => one, place), ...counted });
  let read = 0;
  // Without a search every row read is shown.
  const start = { before, size: search ? undefined : limit + 1 };
  for await (const some of submissionPages(queries, organisationId, reading, filters, start)) {
    for (const row of some) {
      read += 1;
      if (isFound(row) && rows.push(row) > limit) return page();
      if (read === mostSearched) return { data: rows, next: place(row) };
    }
  }
  return page();
}

/** One submission with its values by label. @throws HttpError 404 */
export async function readSubmissionDetail(
  deps: Surroundings,
  organisationId: string,
  id: string,
  lang?: Language,
): Promise<FormSubmissionDetail> {
  const { queries } = deps.database;
  await endHolds(deps, organisationId);
  const row = requireRow(await findListedSubmission(queries, organisationId, id), 'submission');
  const owned = await findOwnedForm(deps, organisationId, row.formId);
  const form = owned && (await compileRevision(queries, deps, owned, row.revision, row.currency));
  if (!form) throw new Error('orgkit: a submission without its form');
  const { organisation } = owned;
  const writing = { lang: lang ?? organisation.language, timeZone: timeZoneOf(organisation), currency: row.currency };
  const { identity, extra } = row.values;
  return {
    ...viewSubmission(row),
    contact: await contactOf(queries, organisationId, row.contactId),
    answers: await answerTexts(answersOf(form, row.values), writing),
    values: { extra: { ...extra }, ...(identity !== undefined && { identity }) },
  };
}

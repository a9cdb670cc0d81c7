import type { Language } from '../../../src/contract/common';
import { type Column, columnId, columnsOf, type CompiledForm } from '../../../src/core/form';
import { dayOf } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import { requireRow } from '../../requireOwned';
import type { CsvRows } from '../../http/csvRows';
import { EXPORTED } from '../../page';
import { formulaSafe } from '../../../src/core/csv';
import { endHolds } from '../forms/holds/endHolds';
import { findOwnedForm, type OwnedForm } from '../forms/definition/publicForms';
import { compileRevision } from '../forms/definition/compileRevision';
import {
  submissionPages,
  listRevisions,
  createSearch,
  type SubmissionFilters,
  type ListedSubmission,
} from './submissionList';
import { labelledTable, tableName, valueIn, type SubmissionTable } from './labelledTable';
import { viewSubmission } from './submissionService';

type Surroundings = Pick<Deps, 'config' | 'database' | 'log' | 'now'>;
type Values = Readonly<Record<string, unknown>>;

/** The submissions of a form with their values as they were sent, newest first. @throws HttpError 404 */
export async function exportJson(
  deps: Surroundings,
  organisationId: string,
  formId: string,
  filters: SubmissionFilters,
) {
  const owned = await ownForm(deps, organisationId, formId);
  await endHolds(deps, organisationId);
  const rows = [];
  for await (const page of foundPages(deps, owned, filters)) rows.push(...page.map(viewWhole));
  return rows;
}

function viewWhole(row: ListedSubmission) {
  const { identity, extra } = row.values;
  const person = identity === undefined ? {} : { identity: identity as Record<string, unknown> };
  return { ...viewSubmission(row), values: { extra: { ...extra }, ...person } };
}

/** Columns that all forms have; new ones go to the end: people's own tables count on the order. */
const common = [
  ...['id', 'createdAt', 'state', 'revision', 'lang', 'method', 'total', 'payed', 'devise', 'accessId', 'virtualId'],
  'mode',
] as const;

/**
 * The same for spreadsheets. The columns behind the common ones are those of every version that was filled in, oldest
 * first, then rows of repeated blocks, then values that no version knows any more.
 */
export async function* exportCsv(
  deps: Surroundings,
  organisationId: string,
  formId: string,
  filters: SubmissionFilters,
  labelled?: { readonly lang: Language; name(title: string): void },
): CsvRows {
  const owned = await ownForm(deps, organisationId, formId);
  const { form, organisation } = owned;
  labelled?.name(tableName(form.settings.title || form.id, dayOf(deps.now().getTime(), timeZoneOf(organisation))));
  await endHolds(deps, organisationId);
  const forms = await filledForms(deps, owned);
  const known = knownColumns(forms);
  // Read twice: what the columns are is known at the end. What comes meanwhile may have others and is left out.
  const keys = new Set<string>();
  let newest: Date | undefined;
  let count = 0;
  for await (const page of foundPages(deps, owned, filters)) {
    newest ??= page[0]?.createdAt;
    count += page.length;
    for (const key of page.flatMap((row) => Object.keys(valuesOf(row)))) keys.add(key);
  }
  const columns = [...known.filter(({ repeat }) => repeat === null), ...otherColumns(keys, known)];
  yield { about: count };
  const table = labelled ? await labelledTable(owned, forms, labelled.lang) : plainTable;
  yield [[...table.common, ...columns.map((column) => formulaSafe(table.nameOf(column)))]];
  for await (const page of foundPages(deps, owned, filters)) {
    const counted = page.filter(({ createdAt }) => newest && createdAt <= newest);
    yield counted.map((row) => cellsOf(row, columns, table));
  }
}

/** Headings and the columns that all forms have, for programs. */
const plainTable: SubmissionTable = {
  common,
  nameOf: ({ key, part }) => (part === null ? key : `${key}.${part}`),
  commonOf(row) {
    const view = viewSubmission(row);
    return common.map((name) => view[name as keyof typeof view]);
  },
  cellOf: (column, values) => valueIn(values, column),
};

function cellsOf(row: ListedSubmission, columns: readonly Column[], table: SubmissionTable): (string | number)[] {
  const values = valuesOf(row);
  return [...table.commonOf(row).map(cellOf), ...columns.map((column) => cellOf(table.cellOf(column, values)))];
}

async function ownForm(deps: Surroundings, organisationId: string, formId: string): Promise<OwnedForm> {
  return requireRow(await findOwnedForm(deps, organisationId, formId), 'form');
}

async function* foundPages(deps: Surroundings, { form, organisation }: OwnedForm, filters: SubmissionFilters) {
  const isFound = createSearch(filters.search);
  const reading = { timeZone: timeZoneOf(organisation), shown: filters.mode ?? organisation.mode };
  const wanted = { ...filters, formId: form.id };
  const all = submissionPages(deps.database.queries, organisation.id, reading, wanted, { size: EXPORTED });
  for await (const page of all) yield page.filter(isFound);
}

/** The versions that were filled in, oldest first. */
async function filledForms(deps: Surroundings, owned: OwnedForm): Promise<CompiledForm[]> {
  const { queries } = deps.database;
  const forms = [];
  for (const revision of await listRevisions(queries, owned.form)) {
    const form = await compileRevision(queries, deps, owned, revision, owned.organisation.devise);
    if (form) forms.push(form);
  }
  return forms;
}

function knownColumns(forms: readonly CompiledForm[]): Column[] {
  const columns = new Map<string, Column>();
  for (const column of forms.flatMap(columnsOf))
    if (!columns.has(columnId(column))) columns.set(columnId(column), column);
  return [...columns.values()];
}

/** The columns of each row of repeated blocks, row by row, then those of values that no version knows. */
function otherColumns(keys: ReadonlySet<string>, known: readonly Column[]): Column[] {
  const fixed = new Set(known.filter(({ repeat }) => repeat === null).map(({ key }) => key));
  const repeated = known.filter(({ repeat }) => repeat !== null);
  const suffixes = new Map<string | null, Set<string>>();
  const unknown: Column[] = [];
  for (const key of keys) {
    if (fixed.has(key)) continue;
    const column = repeated.find((one) => key.startsWith(one.key) && /^(_\d+)+$/.test(key.slice(one.key.length)));
    if (!column) unknown.push({ key, part: null, repeat: null });
    else suffixes.set(column.repeat, (suffixes.get(column.repeat) ?? new Set()).add(key.slice(column.key.length)));
  }
  const inRows = repeated.flatMap((column) =>
    [...(suffixes.get(column.repeat) ?? [])].map((suffix) => ({
      suffix,
      column: { ...column, key: column.key + suffix },
    })),
  );
  // Columns of one row keep their order: sorting is stable.
  inRows.sort((a, b) => a.suffix.localeCompare(b.suffix, 'en', { numeric: true }));
  return [...inRows.map(({ column }) => column), ...unknown];
}

const valuesOf = ({ values: { identity, extra } }: ListedSubmission): Values =>
  identity === undefined ? extra : { ...extra, identity };

function cellOf(value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (!Array.isArray(value)) return formulaSafe(typeof value === 'string' ? value : JSON.stringify(value));
  const texts = (value as unknown[]).map((one) => {
    const { name } = (one ?? {}) as { name?: unknown };
    return typeof one === 'string' ? one : typeof name === 'string' ? name : JSON.stringify(one);
  });
  return formulaSafe(texts.join(', '));
}

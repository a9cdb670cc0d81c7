import { and, count, desc, eq, gt, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { COUNTED_TASKS, type Task } from '../../../src/contract/payments/statistics';
import { dayOf } from '../../../src/core/calendar';
import { toUnits } from '../../../src/core/money';
import { timeZoneOf, type Mode } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import type { Queries } from '../../db/database';
import { orderBy } from '../../db/listOrder';
import {
  campaigns,
  debts,
  formSubmissions,
  forms,
  keptTotals,
  links,
  payableSubmissions,
  payments,
} from '../../db/schema';
import { dueDayOf, isOpenDebt } from '../../ledger/totals/debtTotals';
import { endsSoon, linkOrder } from '../checkout/link/linkOrder';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { paidOfSubmission } from '../payableSubmissions/payableSubmissionStore';

const CAMPAIGNS = 5;
const FORMS = 5;
/** Campaigns with promises that are not paid, those with most left first. */
const LOOKED_AT = 100;

const dueDay = dueDayOf(sql`${debts.due}`);

/** Open tasks of an organisation (DESK-06), the most pressing first. */
export async function readTasks(
  { database: { queries }, now }: Pick<Deps, 'database' | 'now'>,
  organisationId: string,
): Promise<Task[]> {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const { mode, devise } = organisation;
  const today = dayOf(now().getTime(), timeZoneOf(organisation));
  const [failing, short, endingLinks, pledges, overdueDebts, openDebts, warned] = await Promise.all([
    countFailing(queries, organisationId, mode),
    readShortForms(queries, organisationId, mode),
    countEndingLinks(queries, organisationId, now()),
    readOpenPledges(queries, organisationId, mode, now()),
    countDebts(queries, organisationId, mode, lt(dueDay, today)),
    countDebts(queries, organisationId, mode, gte(dueDay, today)),
    readWarnedForms(queries, organisationId),
  ]);
  return [
    ...(failing > 0 ? [{ kind: 'failing' as const, count: failing }] : []),
    ...short.map(({ id, label, count }) => ({ kind: 'shortForms' as const, count, form: { id, label } })),
    ...(overdueDebts > 0 ? [{ kind: 'overdueDebts' as const, count: overdueDebts }] : []),
    ...pledges.map(({ id, label, count, rest }) => ({
      ...{ kind: 'pledges' as const, count, montant: toUnits(rest, devise), devise },
      campagne: { id, label },
    })),
    ...(endingLinks > 0 ? [{ kind: 'endingLinks' as const, count: endingLinks }] : []),
    ...(openDebts > 0 ? [{ kind: 'openDebts' as const, count: openDebts }] : []),
    ...warned.map(({ id, label, count }) => ({ kind: 'formWarnings' as const, count, form: { id, label } })),
  ];
}

/** Subscriptions of which the last charge that was tried failed. */
async function countFailing(queries: Queries, organisationId: string, mode: Mode): Promise<number> {
  const failing = queries
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        eq(payments.organisationId, organisationId),
        eq(payments.mode, mode),
        eq(payments.subscriptionState, 'failing'),
      ),
    )
    .limit(COUNTED_TASKS)
    .as('failing');
  return queries.$count(failing);
}

/** Forms of which something was paid when its places were gone (SRV-14) and has not gone back; of the latest such submissions. */
function readShortForms(queries: Queries, organisationId: string, mode: Mode) {
  const { id, formId, state, createdAt } = formSubmissions;
  const latest = queries
    .select({ id, formId })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.organisationId, organisationId), eq(formSubmissions.mode, mode), eq(state, 'short')))
    .orderBy(desc(createdAt))
    .limit(COUNTED_TASKS)
    .as('latest');
  const own = eq(payableSubmissions.organisationId, organisationId);
  return queries
    .select({ id: forms.id, label: forms.title, count: count() })
    .from(latest)
    .innerJoin(payableSubmissions, and(own, eq(payableSubmissions.id, latest.id)))
    .innerJoin(forms, and(eq(forms.organisationId, organisationId), eq(forms.id, latest.formId)))
    .where(gt(paidOfSubmission(mode), 0))
    .groupBy(forms.id, forms.title)
    .orderBy(desc(count()), forms.id)
    .limit(FORMS);
}

async function countEndingLinks(queries: Queries, organisationId: string, now: Date): Promise<number> {
  const ending = queries
    .select({ one: sql`1` })
    .from(links)
    .where(and(eq(links.organisationId, organisationId), endsSoon(now)))
    .orderBy(...orderBy(linkOrder('end', true)))
    .limit(COUNTED_TASKS)
    .as('ending');
  return queries.$count(ending);
}

/** Debts of which something is left to be paid. */
async function countDebts(
  queries: Queries,
  organisationId: string,
  mode: Mode,
  which: SQL | undefined,
): Promise<number> {
  const open = queries
    .select({ one: sql`1` })
    .from(debts)
    .where(and(eq(debts.organisationId, organisationId), isOpenDebt(mode), which))
    .limit(COUNTED_TASKS)
    .as('open');
  return queries.$count(open);
}

/** Open forms that were saved with warnings (BUILD-04), the latest saved first. */
const readWarnedForms = (queries: Queries, organisationId: string) =>
  queries
    .select({ id: forms.id, label: forms.title, count: forms.warnings })
    .from(forms)
    .where(and(eq(forms.organisationId, organisationId), gt(forms.warnings, 0), forms.active, isNull(forms.archivedAt)))
    .orderBy(desc(forms.updatedAt), desc(forms.id))
    .limit(FORMS);

/** Promises of campaigns that are over or closed, by what is left of them. */
async function readOpenPledges(queries: Queries, organisationId: string, mode: Mode, now: Date) {
  const rows = await queries
    .select({
      id: campaigns.id,
      label: campaigns.label,
      active: campaigns.active,
      document: campaigns.document,
      count: keptTotals.gifts,
      rest: keptTotals.counted,
    })
    .from(keptTotals)
    .innerJoin(
      campaigns,
      and(eq(campaigns.organisationId, keptTotals.organisationId), eq(campaigns.id, keptTotals.subjectId)),
    )
    .where(
      and(
        eq(keptTotals.organisationId, organisationId),
        eq(keptTotals.subject, 'pledges'),
        eq(keptTotals.part, ''),
        eq(keptTotals.mode, mode),
        gt(keptTotals.gifts, 0),
      ),
    )
    .orderBy(desc(keptTotals.counted), campaigns.id)
    .limit(LOOKED_AT);
  // Databases do not read every moment that JavaScript does.
  const isOver = (dateEnd: string | null | undefined) => Date.parse(dateEnd ?? '') < now.getTime();
  return rows.filter(({ active, document: { dateEnd } }) => !active || isOver(dateEnd)).slice(0, CAMPAIGNS);
}

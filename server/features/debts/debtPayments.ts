import { and, desc, eq } from 'drizzle-orm';
import type { createDebtPayment as route, DebtPayment } from '../../../src/contract/records/debtPayments';
import type { BodyOut } from '../../../src/contract/route';
import { dayOf } from '../../../src/core/calendar';
import { negateMinor, remainder, toUnits } from '../../../src/core/money';
import { LASTING, timeZoneOf } from '../../../src/core/organisation';
import { parseAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import { debtPayments } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, idTakenError, malformed } from '../../errors';
import { entriesOfDebt, writeHandEntry } from '../../ledger/handEntries';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { findDevise, requireExistingOrganisation } from '../organisations/organisationStore';
import { findDebt, lockDebt } from './debtStore';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
type HandRow = typeof debtPayments.$inferSelect;

/**
 * Notes what was paid of a debt by hand (PAY-53). The same id and body again answer what is there.
 * @throws HttpError 400 for a day to come, 404, 409 `overpaid` above what is left, or for an id that another body took
 */
export function payByHand(
  deps: Surroundings,
  holder: TokenHolder,
  debtId: string,
  { id, montant, means, date: day }: BodyOut<typeof route>,
): Promise<DebtPayment> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    requireRow(await lockDebt(tx, organisationId, debtId), 'debt');
    const organisation = await requireExistingOrganisation(tx, organisationId);
    const { devise } = organisation;
    const amount = parseAmount(montant, devise, 'montant');
    if (amount <= 0) throw malformed('montant', 'must be above 0');
    const known = await findHand(tx, organisationId, id);
    if (known) {
      const isSame = known.debtId === debtId && known.montant === amount && known.means === means && known.day === day;
      if (!isSame) throw idTakenError('payment');
      return viewHand(known, devise);
    }
    if (day > dayOf(deps.now().getTime(), timeZoneOf(organisation))) throw malformed('date', 'must not be to come');
    const debt = requireRow(await findDebt(tx, organisationId, debtId, LASTING), 'debt');
    if (amount > remainder(debt.montant, debt.payed))
      throw new HttpError(409, 'This is more than what is left of the debt.', 'overpaid');
    const row = { id, organisationId, debtId, montant: amount, means, day, cancelledAt: null, createdAt: deps.now() };
    await tx.insert(debtPayments).values(row);
    await writeHandEntry(tx, deps, row, { reference: `hand-${id}`, montant: amount, currency: devise });
    await note(tx, deps, holder, 'CREATE', row, { to: { montant, means, day } });
    return viewHand(row, devise);
  });
}

/** Takes back what was noted by mistake; once. @throws HttpError 404 */
export function takeBack(
  deps: Surroundings,
  holder: TokenHolder,
  { detteId, handId }: { readonly detteId: string; readonly handId: string },
): Promise<DebtPayment> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    requireRow(await lockDebt(tx, organisationId, detteId), 'debt');
    const found = await findHand(tx, organisationId, handId);
    const row = requireRow(found?.debtId === detteId ? found : null, 'payment');
    const devise = await findDevise(tx, organisationId);
    if (row.cancelledAt) return viewHand(row, devise);
    const gone = { ...row, cancelledAt: deps.now() };
    await tx.update(debtPayments).set({ cancelledAt: gone.cancelledAt }).where(byId(organisationId, handId));
    const back = { reference: `hand-${handId}-back`, montant: negateMinor(row.montant), currency: devise };
    await writeHandEntry(tx, deps, row, back);
    await note(tx, deps, holder, 'CANCEL', row, { from: { montant: toUnits(row.montant, devise) }, to: null });
    return viewHand(gone, devise);
  });
}

/** Payments of a debt, latest day first. @throws HttpError 404 */
export async function readDebtPayments(
  { database: { queries } }: Pick<Deps, 'database'>,
  organisationId: string,
  debtId: string,
): Promise<DebtPayment[]> {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  requireRow(await findDebt(queries, organisationId, debtId, organisation.mode), 'debt');
  const moved = await entriesOfDebt(queries, { organisationId, debtId });
  const shown = organisation.mode === 'test' ? moved : moved.filter(({ mode }) => mode === 'live');
  const online = shown.map(({ id, montant, currency, createdAt, paymentId }): DebtPayment => ({
    ...{ id, montant: toUnits(montant, currency), means: 'online', paiement: paymentId, cancelledAt: null },
    date: dayOf(createdAt.getTime(), timeZoneOf(organisation)),
  }));
  const byHand = await queries
    .select()
    .from(debtPayments)
    .where(and(eq(debtPayments.organisationId, organisationId), eq(debtPayments.debtId, debtId)))
    .orderBy(desc(debtPayments.createdAt), desc(debtPayments.id))
    .limit(200);
  const all = [...online, ...byHand.map((row) => viewHand(row, organisation.devise))];
  return all.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0)).slice(0, 200);
}

const byId = (organisationId: string, id: string) =>
  and(eq(debtPayments.organisationId, organisationId), eq(debtPayments.id, id));

async function findHand(queries: Queries, organisationId: string, id: string): Promise<HandRow | null> {
  const [row] = await queries.select().from(debtPayments).where(byId(organisationId, id));
  return row ?? null;
}

const viewHand = ({ id, montant, means, day, cancelledAt }: HandRow, devise: string): DebtPayment => ({
  ...{ id, montant: toUnits(montant, devise), means, date: day, paiement: null },
  cancelledAt: cancelledAt?.toISOString() ?? null,
});

const note = (
  tx: Queries,
  deps: Surroundings,
  holder: TokenHolder,
  verb: 'CREATE' | 'CANCEL',
  { debtId, id }: HandRow,
  paid: Readonly<Record<string, unknown>>,
) =>
  recordChange(tx, deps, holder, {
    ...{ action: `ADMIN-DEBT-PAYMENT-${verb}`, subject: 'debt', subjectId: debtId },
    changes: { payment: id, paid },
  });

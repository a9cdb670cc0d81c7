import { toUnits, type Minor } from '../../../src/core/money';
import { estimateRows } from '../../db/estimateRows';
import { placeIn } from '../../db/listOrder';
import { payments } from '../../db/schema';
import type { Deps } from '../../deps';
import type { CsvRows } from '../../http/createCsvSender';
import { eachPage, EXPORTED } from '../../page';
import { formulaSafe } from '../../../src/core/csv';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { listMoves, type ExportedMove } from './listMoves';
import { listAnswered, pagePayments, paymentCondition, type PaymentFilters } from './listStore';
import type { PaymentWithTotals } from '../../ledger/paymentStore';
import { orderOf } from './orders';
import { receiptOf } from './receiptOf';

/** The charges and refunds of the payments that the filters leave, for spreadsheets: one row each, in the order of the list. */
export async function* exportPayments(
  { database: { queries }, canIssueReceipts }: Pick<Deps, 'database' | 'canIssueReceipts'>,
  organisationId: string,
  filters: PaymentFilters,
): CsvRows {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const condition = paymentCondition(organisation, filters);
  const canIssue = canIssueReceipts({ id: organisationId });
  const names = [...columns, ...(await listAnswered(queries, condition)).map((key) => EXTRA + key)];
  yield { about: await estimateRows(queries, queries.select({ id: payments.id }).from(payments).where(condition)) };
  yield [names.map(formulaSafe)];
  const place = placeIn(orderOf(filters.sort));
  const pages = eachPage<PaymentWithTotals>(
    (last, limit) =>
      pagePayments(queries, organisation, condition, {
        sort: filters.sort,
        before: last && place(last.payment),
        limit,
      }),
    EXPORTED,
  );
  for await (const page of pages) {
    const moves = await listMoves(
      queries,
      page.map(({ payment }) => payment.id),
    );
    const rows = page.flatMap((found) => {
      const own = moves.filter(({ paymentId }) => paymentId === found.payment.id);
      return own.map((move) => cellsOf(found, move, canIssue));
    });
    yield rows.map((row) => names.map((name) => row[name] ?? ''));
  }
}

/** Prefix of columns with answers to the organisation's own fields (ENT-24); they come last. */
const EXTRA = 'extra.';

/** New columns go to the end: people's own tables count on the order. */
const columns = [
  ...['date', 'paiement', 'kind', 'charge', 'type', 'typeId', 'label', 'montant', 'fees', 'devise', 'platform'],
  ...['homme', 'prenom', 'nom', 'email', 'tel', 'perso', 'raison', 'siren', 'social_id'],
  ...['adresse', 'postal', 'ville', 'pays', 'cerfa', 'assoc', 'receipt', 'commentaire', 'displayName', 'team'],
  ...['accessId', 'link', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'products', 'source'],
  ...['other', 'mode', 'abo', 'nbMonth', 'divide'],
] as const;

type Cells = Readonly<Record<string, string | number>>;

function cellsOf(found: PaymentWithTotals, move: ExportedMove, canIssue: boolean): Cells {
  const { payment } = found;
  const { info, facturation, utm, currency } = payment;
  const units = (amount: Minor) => toUnits(amount, currency);
  const texts = {
    paiement: payment.id,
    mode: payment.mode,
    type: payment.type,
    typeId: payment.typeId,
    label: payment.label,
    devise: currency.toUpperCase(),
    platform: payment.platform,
    prenom: info.prenom,
    nom: info.nom,
    email: info.email,
    tel: info.tel,
    ...facturation,
    assoc: payment.assoc,
    receipt: receiptOf(found, canIssue),
    commentaire: payment.commentaire,
    displayName: payment.displayName,
    team: payment.team,
    accessId: payment.accessId,
    link: payment.linkId,
    utm_source: utm?.source,
    utm_medium: utm?.medium,
    utm_campaign: utm?.campaign,
    utm_term: utm?.term,
    utm_content: utm?.content,
    source: payment.source,
    other: payment.other?.map(({ prenom, nom }) => `${prenom} ${nom}`).join(', '),
    ...Object.fromEntries(Object.entries(info.extra ?? {}).map(([key, answer]) => [`${EXTRA}${key}`, cellOf(answer)])),
    products: payment.products?.map(({ quantity, name, id }) => `${quantity} × ${name ?? id}`).join(', '),
  };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, formulaSafe(String(value ?? ''))])),
    date: move.createdAt.toISOString(),
    kind: move.kind,
    charge: move.charge,
    montant: units(move.montant),
    fees: units(move.fees),
    homme: Number(info.homme),
    perso: Number(facturation.perso),
    cerfa: Number(payment.cerfa),
    abo: Number(payment.abo),
    nbMonth: payment.nbMonth,
    divide: payment.divide ?? '',
  };
}

const cellOf = (answer: string | boolean) => (typeof answer === 'boolean' ? Number(answer) : answer);

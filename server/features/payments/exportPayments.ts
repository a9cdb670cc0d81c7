import type { CsvQuery } from '../../../src/contract/common';
import { toUnits, type Minor } from '../../../src/core/money';
import { extraFields, type ExtraField } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { estimateRows } from '../../db/estimateRows';
import { placeIn } from '../../db/listOrder';
import { namesOf } from '../../db/namesOf';
import { payments } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Columns, CsvRows } from '../../http/csvRows';
import { eachPage, EXPORTED } from '../../page';
import { formulaSafe } from '../../../src/core/csv';
import { createTeamNames } from '../campaigns/teamNames';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { listMoves, type ExportedMove } from './listMoves';
import { listAnswered, pagePayments, paymentCondition, type PaymentFilters } from './listStore';
import type { PaymentWithTotals } from '../../ledger/paymentStore';
import { orderOf } from '../../ledger/paymentOrders';
import { receiptOf } from './receiptOf';

/** The charges and refunds of the payments that the filters leave, for spreadsheets: one row each, in the order of the list. */
export async function* exportPayments(
  { database: { queries }, canIssueReceipts }: Pick<Deps, 'database' | 'canIssueReceipts'>,
  organisationId: string,
  { headings, ...filters }: PaymentFilters & Pick<CsvQuery, 'headings'>,
): CsvRows {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const condition = paymentCondition(organisation, filters);
  const canIssue = canIssueReceipts({ id: organisationId });
  const asked = extraFields(organisation.web);
  const answered = await listAnswered(queries, condition);
  const names = [...Object.keys(columns), ...answered.map((key) => EXTRA + key)];
  yield { about: await estimateRows(queries, queries.select({ id: payments.id }).from(payments).where(condition)) };
  yield { columns, others: answered.map((key) => answerColumn(key, asked)) };
  const teamName = headings ? createTeamNames(queries, organisationId) : null;
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
    const paidFor = await findPurposes(queries, organisationId, page);
    const rows: Cells[] = [];
    for (const found of page) {
      const own = moves.filter(({ paymentId }) => paymentId === found.payment.id);
      const said = { ...paidFor(found), ...(teamName && { team: formulaSafe(await teamName(found.payment)) }) };
      rows.push(...own.map((move) => ({ ...cellsOf(found, move, canIssue), ...said })));
    }
    yield rows.map((row: Cells) => names.map((name) => row[name] ?? ''));
  }
}

/** Prefix of columns with answers to the organisation's own fields (ENT-24); they come last. */
const EXTRA = 'extra.';

/** A question of the organisation: called for people as it words it today, else by our words, else by its key. */
function answerColumn(key: string, asked: readonly ExtraField[]) {
  const label = asked.find((field) => field.key === key)?.label ?? '';
  const ours = (['prenomHE', 'ddn', 'newsletter'] as const).find((one) => one === key);
  return {
    name: formulaSafe(EXTRA + key),
    called: label === '' && ours ? ours : { own: formulaSafe(label || key) },
    holds: ours === 'newsletter' ? ('yes' as const) : ('text' as const),
  };
}

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ date: 'moment', paiement: 'text', kind: 'move', charge: 'text', type: 'type', typeId: 'text' } as const),
  ...({ label: 'purpose', montant: 'text', fees: 'text', devise: 'text', platform: 'platform' } as const),
  ...({ homme: 'gender', prenom: 'text', nom: 'text', email: 'text', tel: 'text', perso: 'payer' } as const),
  ...({ raison: 'text', siren: 'text', social_id: 'text', adresse: 'text', postal: 'text', ville: 'text' } as const),
  ...({ pays: 'country', cerfa: 'yes', assoc: 'issuer', receipt: 'receipt', commentaire: 'text' } as const),
  ...({ displayName: 'text', team: 'text', accessId: 'text', link: 'text', utm_source: 'text' } as const),
  ...({ utm_medium: 'text', utm_campaign: 'text', utm_term: 'text', utm_content: 'text' } as const),
  ...({ products: 'text', source: 'text', other: 'text', mode: 'mode', abo: 'yes', nbMonth: 'text' } as const),
  ...({ divide: 'text', caisse: 'text', form: 'text' } as const),
} satisfies Columns;

type Cells = Readonly<Record<string, string | number>>;

/** Names of the funds and forms that some payments are for, as they are called today. */
async function findPurposes(queries: Queries, organisationId: string, page: readonly PaymentWithTotals[]) {
  const idsOf = ({ payment: { type, targetId, caisseId } }: PaymentWithTotals) => ({
    fund: caisseId,
    form: type === 'FORM' ? targetId : null,
  });
  const namesIn = async (kind: 'fund' | 'form') => {
    const ids = page.flatMap((found) => idsOf(found)[kind] ?? []);
    const named = await namesOf(queries, organisationId, kind, [...new Set(ids)]);
    return new Map(named.map(({ id, name }) => [id, formulaSafe(name)]));
  };
  const [funds, forms] = [await namesIn('fund'), await namesIn('form')];
  return (found: PaymentWithTotals) => {
    const { fund, form } = idsOf(found);
    return { caisse: funds.get(fund ?? '') ?? '', form: forms.get(form ?? '') ?? '' };
  };
}

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

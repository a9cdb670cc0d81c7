import { stringify } from 'csv-stringify/sync';
import { minor, toUnits } from '../../../src/core/money';
import type { Deps } from '../../deps';
import { findOrganisation } from '../organisations/organisationStore';
import { zoneOf } from './listPayments';
import { filtered, movesOf, pagePayments, type Filters, type Move } from './listStore';
import type { PaymentWithTotals } from './paymentStore';
import { receiptOf } from './receiptOf';

const BATCH = 500;

/** The charges and refunds of the payments that the filters leave, as CSV for spreadsheets: one row each, newest payment first. */
export async function exportPayments(
  { database: { queries } }: Pick<Deps, 'database'>,
  organisationId: string,
  filters: Filters,
): Promise<string> {
  const condition = filtered(organisationId, zoneOf(await findOrganisation(queries, organisationId)), filters);
  const rows: Cells[] = [];
  let before: string | undefined;
  do {
    const page = await pagePayments(queries, condition, { before, limit: BATCH });
    const moves = await movesOf(
      queries,
      page.map(({ payment }) => payment.id),
    );
    for (const found of page) {
      const own = moves.filter(({ paymentId }) => paymentId === found.payment.id);
      rows.push(...own.map((move) => cellsOf(found, move)));
    }
    before = page.length < BATCH ? undefined : page.at(-1)?.payment.id;
  } while (before !== undefined);
  return stringify(rows, { bom: true, header: true, columns: [...columns], record_delimiter: 'windows' });
}

/** New columns go to the end: people's own tables count on the order. */
const columns = [
  ...['date', 'paiement', 'kind', 'charge', 'type', 'typeId', 'label', 'montant', 'fees', 'devise', 'platform'],
  ...['homme', 'prenom', 'nom', 'email', 'tel', 'perso', 'raison', 'siren', 'social_id'],
  ...['adresse', 'postal', 'ville', 'pays', 'cerfa', 'assoc', 'receipt', 'commentaire', 'displayName', 'team'],
  ...['accessId', 'link', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'products', 'source'],
] as const;

type Cells = Readonly<Record<string, string | number>>;

function cellsOf(found: PaymentWithTotals, move: Move): Cells {
  const { payment } = found;
  const { info, facturation, utm, currency } = payment;
  const units = (amount: number) => toUnits(minor(amount), currency);
  const texts = {
    paiement: payment.id,
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
    receipt: receiptOf(found),
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
  };
}

/** What a spreadsheet would take for a formula becomes text. */
export const formulaSafe = (cell: string) => (/^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell);

import type { SQL } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import { formatMoney } from '../../../src/core/money';
import { configText, giftNewsOf } from '../../../src/core/organisation';
import { giftMailTexts } from '../../../src/i18n/giftMail';
import { serverTexts } from '../../../src/i18n/server';
import type { Queries } from '../../db/database';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { validAddress, type Block } from '../../outbox/composeLetter';
import { composeTable } from '../../outbox/composeTable';
import { agreementOf } from '../../ledger/agreement';
import type { PaymentRow } from '../../ledger/paymentStore';
import { listFirstMoves, moveKinds, findPaymentsOfMoves, sumByPurpose, sumByKind, type Move, type Sum } from './moves';

/** Maximum entries of each list in a mail; the rest is counted. */
const MOST = 50;

/** Words of an organisation in its own language. */
interface Wording {
  readonly lang: Language;
  money(move: Pick<Sum, 'montant' | 'currency'>): string;
  purpose(move: Pick<Move, 'type' | 'label'>): string;
  payer(move: Pick<Move, 'displayName'>, payment: PaymentRow | undefined): string;
  /** Which charge of how many it is; empty for the only one. */
  charge(move: Pick<Move, 'charge'>, payment: PaymentRow | undefined): string;
}

export function createWording({ language: lang, config }: Pick<OrganisationRecord, 'language' | 'config'>): Wording {
  const texts = giftMailTexts[lang];
  return {
    lang,
    money: ({ montant, currency }) => formatMoney(montant, currency, lang),
    purpose({ type, label }) {
      if (type === 'GENERAL') return configText(config, 'don.main.label') || serverTexts[lang].mainCaisse;
      return label || (type === 'DETTE' ? texts.debts : texts.anonymous);
    },
    payer({ displayName }, payment) {
      const company = payment?.facturation.perso === false ? (payment.facturation.raison ?? '') : '';
      const person = payment ? `${payment.info.prenom} ${payment.info.nom}` : displayName;
      return company.trim() || person.trim() || texts.anonymous;
    },
    charge({ charge }, payment) {
      if (!payment) return '';
      const { charges, monthly } = agreementOf(payment);
      if (monthly !== null) return `${charge}`;
      return charges.length > 1 ? `${charge}/${charges.length}` : '';
    },
  };
}

/** Recipients of an organisation's payment mails; null if none. */
export function reportRecipients(organisation: OrganisationRecord) {
  const [address, ...copies] = giftNewsOf(organisation).to.flatMap((one) => validAddress(one) ?? []);
  return address === undefined ? null : { to: { name: organisation.name, address }, copies, replyTo: null };
}

/** Sums, purposes and lists of movements, as blocks of a mail. Sums are per currency. */
export async function writeReport(queries: Queries, moves: SQL, wording: Wording): Promise<Block[]> {
  const texts = giftMailTexts[wording.lang];
  const say = { charge: texts.received, manual: texts.byHand, refund: texts.refunded, failed: texts.failed };
  const sums = await sumByKind(queries, moves);
  const ordered = moveKinds.flatMap((kind) => sums.filter((sum) => sum.kind === kind));
  const purposes = await sumByPurpose(queries, moves);
  const blocks: Block[] = [
    composeTable(
      wording.lang,
      ordered.map((sum) => ({ label: say[sum.kind](sum.count), text: wording.money(sum) })),
    ),
    purposes.length > 0 ? [texts.purposes] : [],
    composeTable(
      wording.lang,
      purposes.slice(0, MOST).map((sum) => ({
        label: wording.purpose(sum),
        text: `${wording.money(sum)} (${sum.count})`,
      })),
    ),
    more(wording.lang, purposes.length),
  ];
  for (const kind of moveKinds) {
    const count = sums.filter((sum) => sum.kind === kind).reduce((all, sum) => all + sum.count, 0);
    if (count === 0) continue;
    const listed = await listFirstMoves(queries, moves, kind, MOST);
    const known = await findPaymentsOfMoves(queries, listed);
    const rows = listed.map((move) => {
      const payment = known.get(move.paymentId ?? '');
      const charge = wording.charge(move, payment);
      const what = `${wording.payer(move, payment)} – ${wording.purpose(move)}`;
      return { label: charge ? `${what} (${charge})` : what, text: wording.money(move) };
    });
    blocks.push([say[kind](count)], composeTable(wording.lang, rows), more(wording.lang, count));
  }
  return blocks;
}

const more = (lang: Language, count: number) => (count > MOST ? [giftMailTexts[lang].more(count - MOST)] : []);

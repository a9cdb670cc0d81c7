import { giftNewsOf, timeZoneOf, type Mode } from '../../../src/core/organisation';
import { dateFormat, dateLocale } from '../../../src/core/calendar';
import { giftMailTexts } from '../../../src/i18n/giftMail';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import type { Mail } from '../../outbox/createMailer';
import type { Letter, LetterRow } from '../../outbox/letter';
import { composeLetter, type Block } from '../../outbox/composeLetter';
import { composeTable } from '../../outbox/composeTable';
import { reportRecipients, writeReport, createWording } from './giftReport';
import { passMailLimit } from './passMailLimit';
import { listFirstMoves, movesInLetter, movesInPeriod, findPaymentsOfMoves, sumByKind } from './moves';

type Written = Pick<Mail, 'subject'> & { readonly blocks: readonly Block[] };

/** Mails notifying an organisation of payments: one charge, several, or a day. */
export const giftMailLetter: Letter = {
  kinds: ['gift', 'gifts', 'daily'],
  isTurn: async (deps, row) => row.kind !== 'gift' || passMailLimit(deps, row),
  write: writeGiftMail,
};

/**
 * Writes a mail notifying an organisation of payments, in its language (MAIL-01, MAIL-02). Null without recipients, or
 * if nothing is left to report.
 */
async function writeGiftMail(
  { database: { queries } }: Pick<Deps, 'database'>,
  letter: LetterRow,
): Promise<Omit<Mail, 'id'> | null> {
  const organisation = await requireExistingOrganisation(queries, letter.organisationId);
  const { when } = giftNewsOf(organisation);
  const hearers = reportRecipients(organisation);
  if (!hearers || when === 'never') return null;
  const { lang, ...words } = createWording(organisation);
  const texts = giftMailTexts[lang];
  const timeZone = timeZoneOf(organisation);
  const dates = dateFormat(dateLocale(lang, timeZone), { dateStyle: 'long', timeZone });

  async function ofDays(): Promise<Written | null> {
    const { since, until, mode, untold } = letter.payload as Record<'since' | 'until', string> & {
      readonly mode: Mode;
      readonly untold: boolean;
    };
    const [first, end] = [new Date(since), new Date(until)];
    const period = { organisationId: letter.organisationId, mode, since: first, until: end, untold };
    const report = await writeReport(queries, movesInPeriod(period), { lang, ...words });
    const subject = texts.period(dates.formatRange(first, end.getTime() - 1));
    const isEmpty = report.every((block) => !('html' in block) && block.length === 0);
    return isEmpty ? null : { subject, blocks: [[subject], ...report] };
  }

  async function ofCharges(): Promise<Written | null> {
    const moves = movesInLetter(letter);
    const [first, ...others] = await listFirstMoves(queries, moves, 'charge', 2);
    if (!first) return null;
    if (others.length > 0) {
      const count = (await sumByKind(queries, moves)).reduce((all, sum) => all + sum.count, 0);
      const report = await writeReport(queries, moves, { lang, ...words });
      return { subject: texts.received(count), blocks: [[texts.together], ...report] };
    }
    const payment = (await findPaymentsOfMoves(queries, [first])).get(first.paymentId ?? '');
    const charge = words.charge(first, payment);
    const subject = texts.one(words.money(first));
    const { mail } = serverTexts[lang];
    return {
      subject,
      blocks: [
        [subject],
        composeTable(lang, [
          { label: texts.payer, text: words.payer(first, payment) },
          { label: texts.purpose, text: words.purpose(first) },
          ...(charge ? [{ label: texts.charge, text: charge }] : []),
        ]),
        [mail.date(dates.format(letter.createdAt)), mail.reference(first.paymentId ?? '')],
      ],
    };
  }

  const written = await (letter.kind === 'daily' ? ofDays() : ofCharges());
  return (
    written &&
    composeLetter({
      ...hearers,
      lang,
      organisation,
      subject: written.subject,
      blocks: [...written.blocks, [texts.setting]],
      isTrial: letter.payload['mode'] === 'test',
      date: letter.createdAt,
    })
  );
}

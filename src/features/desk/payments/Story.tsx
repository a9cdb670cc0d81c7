import type { StoryEvent } from '../../../contract/payments/paymentStory';
import type { DeskPaymentsTexts } from '../../../i18n/deskPayments';
import { Amount } from '../../../ui/Amount';
import { Card } from '../../../ui/Card';
import { useDesk } from '../deskContext';
import { writeMoment } from '../writeMoment';
import { usePaymentsTexts } from './paymentsTexts';
import { named, writeAmount } from './writePayment';

interface StoryProps {
  readonly events: readonly StoryEvent[];
  readonly devise: string;
  /** What is taken off it was taken back, and given back by nobody. */
  readonly byHand?: boolean;
}

/** The history of a payment, latest first (DESK-40). */
export function Story({ events, devise, byHand = false }: StoryProps) {
  const { lang } = useDesk();
  const words = usePaymentsTexts();
  if (events.length === 0) return null;
  return (
    <Card className="stack">
      <h2>{words.story}</h2>
      <ol className="desk-list">
        {events.map((event, index) => (
          <li key={index} className="desk-row">
            <div className="desk-row-text">
              <p>{byHand && event.kind === 'refund' ? words.states.cancelled : eventText(event, words)}</p>
              {event.kind === 'change' && event.reason && (
                <p>
                  <span className="muted">{words.refundReason} </span>
                  <bdi>{event.reason}</bdi>
                </p>
              )}
              <p className="muted">
                <time dateTime={event.at}>{writeMoment(event.at, lang)}</time>
                {event.kind === 'change' && event.actor && event.actor !== 'payer' && (
                  <>
                    {' · '}
                    <bdi>{event.actor}</bdi>
                  </>
                )}
              </p>
            </div>
            {'montant' in event && <Amount>{writeAmount(event.montant, devise, lang)}</Amount>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function eventText(event: StoryEvent, words: DeskPaymentsTexts): string {
  const { fields } = words;
  switch (event.kind) {
    case 'mail':
      return `${words.mails[event.mail]} · ${words.mailStates[event.state]}`;
    case 'change': {
      const known = named(words.changes, event.action) ?? words.changed;
      const list = event.fields.map((field) => named(fields, field) ?? field);
      return list.length > 0 ? `${known} · ${list.join(', ')}` : known;
    }
    case 'refund':
      return [charged(event, words), ...(event.automatic ? [words.automatic] : [])].join(' · ');
    default:
      return charged(event, words);
  }
}

function charged(
  { kind, charge }: Extract<StoryEvent, { charge: number }>,
  { events, charge: number }: DeskPaymentsTexts,
) {
  return charge > 1 ? `${events[kind]} · ${number(charge)}` : events[kind];
}

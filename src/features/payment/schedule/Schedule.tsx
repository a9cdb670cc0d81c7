import { useRef, useState } from 'react';
import { dateFormat, dateLocale } from '../../../core/calendar';
import { formatMoney } from '../../../core/money';
import { timeZoneOf } from '../../../core/organisation';
import { dayOf, scheduleOf, type Plan, type ScheduledCharge } from '../../../core/payment';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { useStyles } from '../../../ui/useStyles';
import { useMoreTexts } from '../state/moreTexts';
import { usePaymentForm } from '../state/usePaymentForm';
import scheduleCss from './schedule.css';

/** Charges that are listed at first: all parts of a usual split, the first months of a monthly gift. */
const partsAtOnce = 12;
const monthsAtOnce = 3;

/** The charges to come with their days, before the payer agrees to them (PAY-35). */
export function Schedule({ plan }: { plan: Plan }) {
  const { element, payee, plan: display } = usePaymentForm();
  const today = dayOf(element.clock.now(), timeZoneOf(payee));
  const charges = scheduleOf(plan, display.settlement, today, monthsAtOnce);
  const atOnce = plan.divide === null ? monthsAtOnce : partsAtOnce;
  return <ChargeList charges={charges} atOnce={atOnce} endless={plan.maxAmount === null} />;
}

interface ListedCharge extends ScheduledCharge {
  readonly note?: string | undefined;
}

/** Charges with their days: the first ones, and all on demand. */
export function ChargeList(props: { charges: readonly ListedCharge[]; atOnce: number; endless: boolean }) {
  const { charges, atOnce, endless } = props;
  const texts = useMoreTexts();
  const ref = useRef<HTMLDivElement>(null);
  useStyles(ref, scheduleCss);
  const [whole, setWhole] = useState(false);
  const listed = whole ? charges : charges.slice(0, atOnce);
  return (
    <div ref={ref} className="payment-schedule" role="group" aria-label={texts.schedule}>
      <h3>{texts.schedule}</h3>
      <ol>
        {listed.map((charge) => (
          <Charge key={charge.charge} {...charge} />
        ))}
      </ol>
      {endless && <p className="muted">{texts.thenMonthly}</p>}
      {listed.length < charges.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {texts.showAll(charges.length)}
        </Button>
      )}
    </div>
  );
}

function Charge({ montant, date, note }: ListedCharge) {
  const { element, payee, plan } = usePaymentForm();
  const locale = dateLocale(element.lang, timeZoneOf(payee));
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li>
      <span>
        <time dateTime={date}>{day.format(new Date(`${date}T00:00:00Z`))}</time>
        {note && <span className="muted"> · {note}</span>}
      </span>
      <Amount>{formatMoney(montant, plan.settlement, element.lang)}</Amount>
    </li>
  );
}

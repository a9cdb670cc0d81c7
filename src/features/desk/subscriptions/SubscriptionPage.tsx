import { useCallback, useState } from 'react';
import { getPayment, type AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import { getAdminSubscription, type SubscriptionDetail } from '../../../contract/payments/subscriptions';
import { writeDates } from '../../../core/calendar';
import { purposeIn } from '../../../i18n/mainFundNames';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { DeskLink } from '../DeskLink';
import { Fact } from '../Fact';
import { Loaded } from '../Loaded';
import { Charges } from '../payments/Charges';
import { PersonFact } from '../payments/PersonFact';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useSubscriptionsTexts } from './subscriptionsTexts';
import { isRunning, planText, stateClass, subscriberName } from './writeSubscription';

const ResendDialog = lazyView(async () => (await import('../payments/ResendDialog')).ResendDialog);
const StopDialog = lazyView(async () => (await import('./StopDialog')).StopDialog);
const AmountDialog = lazyView(async () => (await import('./AmountDialog')).AmountDialog);
const MeansDialog = lazyView(async () => (await import('./MeansDialog')).MeansDialog);

/** One payment with several charges (DESK-43): what was taken, what comes next, and the ways to change that. */
export function SubscriptionPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = useSubscriptionsTexts();
  const load = useCallback(async () => {
    const asked = { organisation: organisation.id, params: { paymentId: id } };
    const [subscription, payment] = await Promise.all([call(getAdminSubscription, asked), call(getPayment, asked)]);
    return { subscription: subscription.data, payment: payment.data };
  }, [call, organisation.id, id]);
  const found = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(organisation.id, 'subscriptions')}>{words.back}</BackToList>
      </p>
      <Loaded list={found}>
        {(all) => <Subscription {...all} organisation={organisation} onChanged={found.read} />}
      </Loaded>
    </div>
  );
}

interface SubscriptionProps {
  readonly subscription: SubscriptionDetail;
  readonly payment: AdminPaymentDetail;
  readonly organisation: Belonging;
  onChanged(): Promise<void>;
}

type Doing = 'stop' | 'means' | 'amount' | 'send' | null;

function Subscription({ subscription, payment, organisation, onChanged }: SubscriptionProps) {
  const { lang } = useDesk();
  const words = useSubscriptionsTexts();
  const [doing, setDoing] = useState<Doing>(null);
  const { state, devise, montant, received, taken, maxAmount, nextCharge } = subscription;
  const write = (amount: typeof montant) => <Amount>{writeAmount(amount, devise, lang)}</Amount>;
  const { email } = payment.info;
  const close = () => setDoing(null);
  const dialog = { organisation, onClose: close };
  return (
    <>
      <h1>
        <bdi>{subscriberName(subscription) || words.anonymous}</bdi>
      </h1>
      {subscription.mode === 'test' && <Notice tone="info">{words.test}</Notice>}
      <Card className="stack">
        <p className="desk-sum">
          {write(montant)} <span className={stateClass(state)}>{words.states[state]}</span>
        </p>
        <dl className="desk-facts">
          <PersonFact organisation={organisation.id} contact={subscription.person} />
          <Fact name={words.purpose}>{purposeIn(subscription.label, lang)}</Fact>
          <Fact name={words.plan}>{planText(subscription, words)}</Fact>
          <Fact name={words.next}>
            {isRunning(subscription) && nextCharge !== null && writeDates(lang, 'UTC').date(nextCharge)}
          </Fact>
          <Fact name={words.taken}>{String(taken)}</Fact>
          <Fact name={words.received}>{write(received)}</Fact>
          <Fact name={words.total}>{maxAmount !== null && write(maxAmount)}</Fact>
          <Fact name={words.details}>
            <DeskLink to={sectionPath(organisation.id, 'payments', payment.id)}>{words.payment}</DeskLink>
          </Fact>
        </dl>
        {isRunning(subscription) && organisation.role === 'owner' && (
          <div className="desk-buttons">
            {email && (
              <Button variant="secondary" onClick={() => setDoing('send')}>
                {words.send}
              </Button>
            )}
            <Button variant="secondary" onClick={() => setDoing('means')}>
              {words.means}
            </Button>
            <Button variant="secondary" onClick={() => setDoing('amount')}>
              {words.changeAmount}
            </Button>
            <Button variant="secondary" onClick={() => setDoing('stop')}>
              {words.stop}
            </Button>
          </div>
        )}
      </Card>
      {payment.charges.length > 0 && <Charges charges={payment.charges} devise={devise} />}
      {doing !== null && (
        <Late>
          {doing === 'send' && <ResendDialog {...{ ...dialog, payment, email }} mail="manage" onSent={onChanged} />}
          {doing === 'means' && <MeansDialog {...dialog} id={payment.id} />}
          {doing === 'amount' && <AmountDialog {...dialog} id={payment.id} />}
          {doing === 'stop' && <StopDialog {...dialog} subscription={subscription} onStopped={onChanged} />}
        </Late>
      )}
    </>
  );
}

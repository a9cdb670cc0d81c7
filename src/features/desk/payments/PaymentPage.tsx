import { useCallback, useState } from 'react';
import { getPayment, type AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import { getPaymentStory, type PaymentOrigin, type StoryEvent } from '../../../contract/payments/paymentStory';
import { BY_HAND } from '../../../contract/terms/handMeans';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { sectionPath } from '../sectionPlace';
import { Charges } from './Charges';
import { PaymentFacts } from './PaymentFacts';
import { PaymentStateWord } from './PaymentStateWord';
import { usePaymentsTexts } from './paymentsTexts';
import { Story } from './Story';
import { payerName, writeAmount } from './writePayment';

const RefundDialog = lazyView(async () => (await import('./RefundDialog')).RefundDialog);
const PayerDialog = lazyView(async () => (await import('./PayerDialog')).PayerDialog);
const TakeBackDialog = lazyView(async () => (await import('./TakeBackDialog')).TakeBackDialog);
const ResendDialog = lazyView(async () => (await import('./ResendDialog')).ResendDialog);

/** One payment (DESK-02): who paid and for what, what became of each charge, and all that happened (DESK-40). */
export function PaymentPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = usePaymentsTexts();
  const load = useCallback(async () => {
    const asked = { organisation: organisation.id, params: { paymentId: id } };
    const [payment, story] = await Promise.all([call(getPayment, asked), call(getPaymentStory, asked)]);
    return { payment: payment.data, ...story.data };
  }, [call, organisation.id, id]);
  const found = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(organisation.id, 'payments')}>{words.back}</BackToList>
      </p>
      <Loaded list={found}>{(all) => <Payment {...all} organisation={organisation} onChanged={found.read} />}</Loaded>
    </div>
  );
}

interface PaymentProps {
  readonly payment: AdminPaymentDetail;
  readonly events: readonly StoryEvent[];
  readonly origins: readonly PaymentOrigin[];
  readonly organisation: Belonging;
  onChanged(): Promise<void>;
}

type Doing = 'refund' | 'takeBack' | 'correct' | 'resend' | null;

function Payment({ payment, events, origins, organisation, onChanged }: PaymentProps) {
  const { lang } = useDesk();
  const words = usePaymentsTexts();
  const [doing, setDoing] = useState<Doing>(null);
  const { email } = payment.info;
  const isOwner = organisation.role === 'owner';
  const byHand = payment.provider === BY_HAND;
  const close = () => setDoing(null);
  const tool = (task: Exclude<Doing, null>, text: string) => (
    <Button variant="secondary" onClick={() => setDoing(task)}>
      {text}
    </Button>
  );
  return (
    <>
      <h1>
        <bdi>{payerName(payment) || words.anonymous}</bdi>
      </h1>
      {payment.mode === 'test' && <Notice tone="info">{words.test}</Notice>}
      <Card className="stack">
        <p className="desk-sum">
          <Amount>{writeAmount(payment.montant, payment.devise, lang)}</Amount> {payment.abo && words.monthly}{' '}
          <PaymentStateWord payment={payment} />
        </p>
        <PaymentFacts {...{ payment, origins, organisation }} />
        {isOwner && (
          <div className="desk-buttons">
            {tool('correct', words.correct)}
            {payment.state === 'succeeded' && email && tool('resend', words.resend.confirmation)}
            {payment.received > payment.refunded &&
              (byHand ? tool('takeBack', words.takeBack) : tool('refund', words.refund))}
          </div>
        )}
      </Card>
      {payment.charges.length > 1 && <Charges charges={payment.charges} devise={payment.devise} />}
      <Story {...{ events, byHand }} devise={payment.devise} />
      {doing !== null && (
        <Late>
          {doing === 'refund' && <RefundDialog {...{ payment, organisation }} onClose={close} onRefunded={onChanged} />}
          {doing === 'takeBack' && (
            <TakeBackDialog organisation={organisation.id} paymentId={payment.id} onClose={close} onDone={onChanged} />
          )}
          {doing === 'correct' && (
            <PayerDialog {...{ payment, organisation }} onClose={close} onCorrected={onChanged} />
          )}
          {doing === 'resend' && (
            <ResendDialog
              {...{ payment, organisation, email }}
              mail="confirmation"
              onClose={close}
              onSent={onChanged}
            />
          )}
        </Late>
      )}
    </>
  );
}

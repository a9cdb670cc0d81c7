import { useCallback, useState, type ReactNode } from 'react';
import { getPayment, type AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import { writeDates } from '../../../core/calendar';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { usePaymentsTexts } from './paymentsTexts';
import { payerName, writeAmount } from './writePayment';

const RefundDialog = lazyView(async () => (await import('./RefundDialog')).RefundDialog);

/** One payment (DESK-02): who paid and for what, and what became of each charge. */
export function PaymentPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = usePaymentsTexts();
  const load = useCallback(
    async () => (await call(getPayment, { organisation: organisation.id, params: { paymentId: id } })).data,
    [call, organisation.id, id],
  );
  const payment = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <DeskLink to={`/o/${organisation.id}/payments`}>{words.back}</DeskLink>
      </p>
      <Loaded list={payment}>
        {(found) => <Payment payment={found} organisation={organisation} onChanged={payment.read} />}
      </Loaded>
    </div>
  );
}

interface PaymentProps {
  readonly payment: AdminPaymentDetail;
  readonly organisation: Belonging;
  onChanged(): Promise<void>;
}

function Payment({ payment, organisation, onChanged }: PaymentProps) {
  const { lang } = useDesk();
  const words = usePaymentsTexts();
  const [refunds, setRefunds] = useState(false);
  const { devise, info, facturation: billing } = payment;
  const write = (montant: number) => writeAmount(montant, devise, lang);
  const canRefund = organisation.role === 'owner' && payment.received > payment.refunded;
  return (
    <>
      <h1>
        <bdi>{payerName(payment) || words.anonymous}</bdi>
      </h1>
      {payment.mode === 'test' && <Notice tone="info">{words.test}</Notice>}
      <Card className="stack">
        <p className="desk-sum">
          <Amount>{write(payment.montant)}</Amount> {payment.abo && words.monthly}{' '}
          <span className={`desk-state desk-state-${payment.state}`}>{words.states[payment.state]}</span>
        </p>
        <dl className="desk-facts">
          <Fact name={words.purpose}>{payment.label}</Fact>
          <Fact name={words.made}>{writeMoment(payment.createdAt, lang)}</Fact>
          <Fact name={words.received}>{payment.received > 0 && write(payment.received)}</Fact>
          <Fact name={words.refunded}>{payment.refunded > 0 && write(payment.refunded)}</Fact>
          <Fact name={words.contact}>{[info.email, info.tel].filter(Boolean).join(' · ')}</Fact>
          <Fact name={words.address}>
            {billing.adresse && [billing.adresse, `${billing.postal} ${billing.ville}`.trim(), billing.pays].join(', ')}
          </Fact>
          <Fact name={words.comment}>{payment.commentaire}</Fact>
          <Fact name={words.id}>{payment.id}</Fact>
        </dl>
        {canRefund && (
          <div className="desk-buttons">
            <Button variant="secondary" onClick={() => setRefunds(true)}>
              {words.refund}
            </Button>
          </div>
        )}
      </Card>
      {payment.charges.length > 1 && (
        <Card className="stack">
          <h2>{words.charges}</h2>
          <table className="desk-table">
            <tbody>
              {payment.charges.map(({ charge, date, montant, state }) => (
                <tr key={charge}>
                  <th scope="row">{writeDates(lang, 'UTC').date(date)}</th>
                  <td>
                    <Amount>{write(montant)}</Amount>
                    <p className={`desk-state desk-state-${state}`}>{words.chargeStates[state]}</p>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {refunds && (
        <Late>
          <RefundDialog {...{ payment, organisation }} onClose={() => setRefunds(false)} onRefunded={onChanged} />
        </Late>
      )}
    </>
  );
}

/** A name and what it says; nothing where it says nothing. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt className="muted">{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  ) : null;
}

import { useCallback, useState } from 'react';
import { listPayments, type AdminPayment } from '../../../contract/payments/adminPayments';
import { minor, toMinor, toUnits, ZERO, type Minor } from '../../../core/money';
import { Dialog } from '../../../ui/Dialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { Notice } from '../../../ui/Notice';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { problemText } from '../problemText';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { usePaymentsTexts } from './paymentsTexts';
import { refundedQueries, useRefundAll, type RefundedSubject } from './useRefundAll';
import { payerName, writeAmount } from './writePayment';

type Total = Pick<AdminPayment, 'devise' | 'received' | 'refunded'> & { readonly count: number };

/** What is left to give back, by currency. */
function addTotals(totals: readonly Total[]) {
  const sums = new Map<string, { devise: string; count: number; rest: Minor }>();
  for (const { devise, count, received, refunded } of totals) {
    const { count: others, rest } = sums.get(devise) ?? { count: 0, rest: ZERO };
    const left = minor(rest + toMinor(received, devise) - toMinor(refunded, devise));
    sums.set(devise, { devise, count: others + count, rest: left });
  }
  return [...sums.values()];
}

interface RefundAllDialogProps {
  readonly organisation: string;
  readonly subject: RefundedSubject;
  onClose(): void;
}

/** Says how many payments of something cancelled would go back and how much, then gives them back one by one (DESK-115). */
export function RefundAllDialog({ organisation, subject, onClose }: RefundAllDialogProps) {
  const { texts, lang, call } = useDesk();
  const words = usePaymentsTexts();
  const [reason, setReason] = useState('');
  const { busy, error, run } = useWork();
  const { phase, done, failures, run: refund } = useRefundAll(organisation, subject);
  const asked = JSON.stringify(subject);
  const load = useCallback(async () => {
    const totals = await Promise.all(
      refundedQueries(JSON.parse(asked) as RefundedSubject).map(async (one) => {
        const query = { ...one, totals: 'true' as const, limit: '1' };
        return (await call(listPayments, { organisation, query })).totals ?? [];
      }),
    );
    return addTotals(totals.flat());
  }, [call, organisation, asked]);
  const trial = useLoaded(load);
  const start = () =>
    void run(async () => {
      await refund(reason.trim());
      await trial.read();
    });
  return (
    <Dialog open title={words.refundAll} closeText={texts.close} onClose={onClose}>
      <Loaded list={trial}>
        {(totals) => {
          const count = totals.reduce((sum, one) => sum + one.count, 0);
          const left = totals.map(({ devise, rest }) => writeAmount(toUnits(rest, devise), devise, lang)).join(' + ');
          return (
            <div className="stack">
              {phase === 'over' && done > 0 && <Notice tone="info">{words.refundAllDone(done)}</Notice>}
              {count === 0 && phase !== 'running' ? (
                <p>{words.refundAllNone}</p>
              ) : (
                <DeskForm
                  texts={texts}
                  submit={phase === 'over' ? words.refundAllAgain : words.refundAllSubmit(count)}
                  busy={busy}
                  error={error}
                  wide
                  onSubmit={start}
                >
                  <p>{words.refundAllText(count, left)}</p>
                  <TextInput
                    label={words.refundReason}
                    hint={words.refundReasonHint}
                    autoComplete="off"
                    maxLength={500}
                    dir="auto"
                    disabled={phase !== 'idle'}
                    value={reason}
                    onValue={setReason}
                  />
                </DeskForm>
              )}
              <p role="status">{phase === 'running' && words.refundAllProgress(done, count)}</p>
              {failures.length > 0 && (
                <Notice tone="danger" title={words.refundAllFailed(failures.length)}>
                  <ul>
                    {failures.map(({ payment, error: why }) => (
                      <li key={payment.id}>
                        <DeskLink to={sectionPath(organisation, 'payments', payment.id)}>
                          <bdi>{payerName(payment) || words.anonymous}</bdi>
                        </DeskLink>{' '}
                        {problemText(texts, why)}
                      </li>
                    ))}
                  </ul>
                </Notice>
              )}
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

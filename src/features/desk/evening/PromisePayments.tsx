import { useCallback, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { cancelPledgePayment, createPledgePayment, listPledgePayments } from '../../../contract/records/debtPayments';
import type { DebtPayment } from '../../../contract/records/debtPayments';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDebtsTexts } from '../debts/debtsTexts';
import { HandDialog } from '../hand/HandDialog';
import { PaidRows } from '../debts/PaidRows';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { writeAmount } from '../payments/writePayment';
import { useLoaded } from '../useLoaded';
import type { Listed } from './listed';
import { useEveningTexts } from './eveningTexts';
import { PromisePerson } from './PromisePerson';
import { SendLinkDialog } from './SendLinkDialog';

interface PromisePaymentsProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  readonly promise: Listed;
  onClose(): void;
  /** Once money was noted or taken back. */
  onChanged(): void;
}

/** Payments of a promise, and who made it (DESK-130, DESK-219): owners note what came by hand, take back mistakes, and send its link. */
export function PromisePayments({ organisation, campaign, promise, onClose, onChanged }: PromisePaymentsProps) {
  const { texts, lang, call } = useDesk();
  const words = useEveningTexts();
  const paying = useDebtsTexts();
  const [doing, setDoing] = useState<'pay' | 'send' | DebtPayment | null>(null);
  const { devise } = campaign;
  const load = useCallback(
    async () =>
      (
        await call(listPledgePayments, {
          organisation: organisation.id,
          params: { campaignId: campaign.id, pledgeId: promise.id },
        })
      ).data,
    [call, organisation.id, campaign.id, promise.id],
  );
  const found = useLoaded(load);
  const params = { campaignId: campaign.id, pledgeId: promise.id };
  const back = () => setDoing(null);
  const changed = async () => {
    onChanged();
    await found.read();
  };
  const isOwner = organisation.role === 'owner';
  if (doing === 'pay')
    return (
      <HandDialog
        {...{ devise }}
        rest={promise.rest}
        pay={(body) => call(createPledgePayment, { organisation: organisation.id, params, body })}
        onClose={back}
        onPaid={changed}
      />
    );
  if (doing === 'send') return <SendLinkDialog {...{ organisation, campaign, promise }} onClose={back} />;
  if (doing !== null)
    return (
      <AskDialog
        title={paying.takeBackTitle}
        submit={paying.takeBackSubmit}
        done={paying.takenBack}
        act={() =>
          call(cancelPledgePayment, { organisation: organisation.id, params: { ...params, handId: doing.id } })
        }
        onClose={back}
        onDone={changed}
      >
        <p>{words.takeBackText}</p>
      </AskDialog>
    );
  return (
    <Dialog open title={words.paymentsOf(promise.name || words.anonymous)} closeText={texts.close} onClose={onClose}>
      <div className="stack">
        <PromisePerson {...{ promise }} {...(isOwner && { onSend: () => setDoing('send') })} />
        <p>{words.leftToPay(writeAmount(promise.rest, devise, lang))}</p>
        <Loaded list={found}>
          {(paid) => <PaidRows {...{ paid, devise, organisation }} {...(isOwner && { onTakeBack: setDoing })} />}
        </Loaded>
        {isOwner && promise.state === 'open' && (
          <div className="desk-buttons">
            <Button onClick={() => setDoing('pay')}>{paying.pay}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

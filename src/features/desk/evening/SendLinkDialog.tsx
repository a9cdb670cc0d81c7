import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { resendPledge } from '../../../contract/records/debtPayments';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import type { Listed } from './listed';
import { useEveningTexts } from './eveningTexts';

interface SendLinkDialogProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  readonly promise: Listed;
  onClose(): void;
}

/** Asks whether the link of a promise is to go out again, and sends it once, though the answer to a try was lost (DESK-219). */
export function SendLinkDialog({ organisation, campaign, promise: { id, email }, onClose }: SendLinkDialogProps) {
  const { call } = useDesk();
  const words = useEveningTexts();
  const [idempotencyKey] = useState(randomId);
  const params = { campaignId: campaign.id, pledgeId: id };
  return (
    <AskDialog
      title={words.sendLink}
      submit={words.send}
      done={words.sending(email)}
      problems={words.sendProblems}
      act={() => call(resendPledge, { organisation: organisation.id, params, body: { idempotencyKey } })}
      onClose={onClose}
      onDone={() => Promise.resolve()}
    >
      <p>{words.sendLinkText}</p>
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
    </AskDialog>
  );
}

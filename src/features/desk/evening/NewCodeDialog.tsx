import { useState } from 'react';
import { now } from '../../../client/clock';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { createEveningCode } from '../../../contract/tokens';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { Notice } from '../../../ui/Notice';
import { QrCode } from '../../../ui/QrCode';
import type { Belonging } from '../belonging';
import { CopyField } from '../CopyField';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { useEveningTexts } from './eveningTexts';

interface NewCodeDialogProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  onClose(): void;
  onMade(): Promise<void>;
}

const HOURS = ['6', '12', '24', '48'] as const;
const HOUR = 3_600_000;

/** Makes an evening code (DESK-61) and shows once the address that opens with it. */
export function NewCodeDialog({ organisation, campaign, onClose, onMade }: NewCodeDialogProps) {
  const { texts, call } = useDesk();
  const words = useEveningTexts();
  const [name, setName] = useState('');
  const [hours, setHours] = useState<(typeof HOURS)[number]>('12');
  const [address, setAddress] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const make = () =>
    void run(async () => {
      const expiresAt = new Date(now() + Number(hours) * HOUR).toISOString();
      const { token } = await call(createEveningCode, {
        organisation: organisation.id,
        params: { campaignId: campaign.id },
        body: { name: name.trim(), expiresAt },
      });
      setAddress(
        `${location.origin}/o/${organisation.id}/campagne/${encodeURIComponent(campaign.id)}/__evening#${token}`,
      );
      await onMade();
    });
  return (
    <Dialog open title={address ? words.codeReady : words.newCode} closeText={texts.close} onClose={onClose}>
      {address ? (
        <div className="stack">
          <Notice tone="warning">{words.shownOnce}</Notice>
          <div className="desk-code">
            <QrCode address={address} label={words.codeQr} />
          </div>
          <CopyField
            label={words.codeAddress}
            value={address}
            copy={words.copy}
            copied={words.copied}
            failed={words.notCopied}
          />
        </div>
      ) : (
        <DeskForm texts={texts} submit={words.newCode} busy={busy} error={error} wide onSubmit={make}>
          <TextInput
            label={words.helper}
            hint={words.helperHint}
            maxLength={60}
            required
            autoComplete="off"
            dir="auto"
            value={name}
            onValue={setName}
          />
          <Select
            label={words.holds}
            value={hours}
            options={HOURS.map((value) => ({ value, label: words.hours(Number(value)) }))}
            onValue={setHours}
          />
        </DeskForm>
      )}
    </Dialog>
  );
}

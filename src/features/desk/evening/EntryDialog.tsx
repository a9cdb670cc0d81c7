import { useState } from 'react';
import { updateGift, updatePledge } from '../../../contract/campaigns/adminGifts';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { Dialog } from '../../../ui/Dialog';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { readTyped, writeTyped } from '../typedAmount';
import { useWork } from '../useWork';
import { useEveningTexts } from './eveningTexts';
import { TeamSelect } from './TeamSelect';

/** A promise or a gift as it is listed. */
export interface Listed {
  readonly id: string;
  readonly kind: 'gift' | 'promise';
  readonly at: string;
  readonly name: string;
  readonly displayName: string;
  readonly montant: number;
  /** Unpaid of a promise. */
  readonly rest: number;
  readonly team: string | null;
  /** A gift's note; the telephone of who promised. */
  readonly remark: string;
  readonly state: 'open' | 'paid' | 'cancelled' | 'hidden' | 'shown';
  /** The amount of a gift that was paid online changes by refunds alone, of one that pays a promise there. */
  readonly isByHand: boolean;
}

interface EntryDialogProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  readonly entry: Listed;
  onClose(): void;
  onDone(): void;
}

/** Corrects a promise or a gift (DESK-63), takes it back, or hides it. Only what was touched is sent. */
export function EntryDialog({ organisation, campaign, entry, onClose, onDone }: EntryDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = useEveningTexts();
  const { devise, teams } = campaign;
  const [name, setName] = useState(entry.displayName);
  const [typed, setTyped] = useState(() => writeTyped(entry.montant, lang));
  const [team, setTeam] = useState(entry.team ?? '');
  const [remark, setRemark] = useState(entry.remark);
  const [isOff, setOff] = useState(entry.state === 'cancelled' || entry.state === 'hidden');
  const { busy, error, run } = useWork();
  const isPromise = entry.kind === 'promise';
  const montant = readTyped(typed, devise);
  const isGone = !isPromise && entry.state === 'cancelled';
  const isWrong = entry.isByHand && montant === null && !isGone;
  const save = () =>
    void run(async () => {
      if (isWrong) return;
      const place = { organisation: organisation.id };
      const shared = {
        ...(name.trim() !== entry.displayName && { displayName: name.trim() }),
        ...(team !== (entry.team ?? '') && { team: team || null }),
        ...(entry.isByHand && montant !== null && montant !== entry.montant && { montant }),
      };
      if (isPromise) {
        const state = isOff ? ('cancelled' as const) : ('open' as const);
        const body = {
          ...shared,
          ...(state !== entry.state && { state }),
          ...(remark.trim() !== entry.remark && { infos: { tel: remark.trim() } }),
        };
        await call(updatePledge, { ...place, params: { campaignId: campaign.id, pledgeId: entry.id }, body });
      } else {
        const body = {
          ...shared,
          hidden: isOff,
          ...(remark.trim() !== entry.remark && { note: remark.trim() }),
        };
        await call(updateGift, { ...place, params: { campaignId: campaign.id, giftId: entry.id }, body });
      }
      notify(words.saved);
      onDone();
    });
  const isFinal = isPromise && entry.state === 'paid';
  return (
    <Dialog open title={words.correct} closeText={texts.close} onClose={onClose}>
      {isFinal ? (
        <Notice tone="info">{words.paidText}</Notice>
      ) : (
        <DeskForm texts={texts} submit={words.save} busy={busy} error={error} wide onSubmit={save}>
          <TextInput
            label={words.name}
            hint={words.nameHint}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            value={name}
            onValue={setName}
          />
          {entry.isByHand && (
            <AmountInput
              label={words.amount}
              currency={devise}
              lang={lang}
              error={isWrong ? words.amountWrong : undefined}
              announce
              value={typed}
              onValue={setTyped}
            />
          )}
          <TeamSelect teams={teams} value={team} onValue={setTeam} />
          <TextInput
            label={isPromise ? words.phone : words.note}
            maxLength={isPromise ? 40 : 500}
            autoComplete="off"
            dir={isPromise ? 'ltr' : 'auto'}
            value={remark}
            onValue={setRemark}
          />
          <Checkbox
            label={isPromise ? words.cancelled : words.hidden}
            hint={isPromise ? words.cancelledHint : words.hiddenHint}
            checked={isOff}
            onValue={setOff}
          />
        </DeskForm>
      )}
    </Dialog>
  );
}

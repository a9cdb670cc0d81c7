import type { Campaign } from '../../../contract/campaigns/campaigns';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Met } from '../editing/Met';
import { EditDialog } from '../editing/EditDialog';
import { readTyped } from '../typedAmount';
import { useEveningTexts } from './eveningTexts';
import type { Listed } from './listed';
import { TeamSelect } from './TeamSelect';
import { useEntryEdits, type EntryKey } from './useEntryEdits';

interface EntryDialogProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  readonly entry: Listed;
  onClose(): void;
  onDone(): void;
}

/** Corrects a promise or a gift (DESK-63), takes it back, or hides it. Only what was touched is sent. */
export function EntryDialog({ organisation, campaign, entry, onClose, onDone }: EntryDialogProps) {
  const { texts, lang, notify } = useDesk();
  const words = useEveningTexts();
  const { devise, teams } = campaign;
  const { record, edits, written } = useEntryEdits(entry, organisation.id, campaign);
  const { valueOf, set } = edits;
  const isPromise = entry.kind === 'promise';
  const typed = String(valueOf('amount'));
  const isGone = !isPromise && entry.state === 'cancelled';
  const isWrong = entry.isByHand && readTyped(typed, devise) === null && !isGone;
  const save = async () => {
    if (isWrong || (edits.isEdited && !(await edits.save()))) return;
    notify(words.saved);
    onDone();
  };
  const labels = {
    ...{ name: words.name, amount: words.amount, team: words.team },
    ...{ phone: words.phone, note: words.note },
    isOff: isPromise ? words.cancelled : words.hidden,
  };
  const theirs = (key: EntryKey) => {
    if (key === 'isOff') return words.states[record.state];
    return key === 'team' ? (teams.find(({ param }) => param === record.team)?.label ?? '') : written(key);
  };
  const isFinal = isPromise && entry.state === 'paid';
  return (
    <EditDialog title={words.correct} onClose={onClose}>
      {isFinal ? (
        <Notice tone="info">{words.paidText}</Notice>
      ) : (
        <DeskForm
          texts={texts}
          submit={words.save}
          busy={edits.busy}
          error={edits.error}
          wide
          onSubmit={() => void save()}
        >
          <TextInput
            label={labels.name}
            hint={words.nameHint}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            value={String(valueOf('name'))}
            onValue={(name) => set('name', name)}
          />
          {entry.isByHand && (
            <AmountInput
              label={labels.amount}
              currency={devise}
              lang={lang}
              error={isWrong ? words.amountWrong : undefined}
              announce
              value={typed}
              onValue={(amount) => set('amount', amount)}
            />
          )}
          <TeamSelect teams={teams} value={String(valueOf('team'))} onValue={(team) => set('team', team)} />
          {isPromise && (
            <TextInput
              label={labels.phone}
              maxLength={40}
              autoComplete="off"
              dir="ltr"
              value={String(valueOf('phone'))}
              onValue={(phone) => set('phone', phone)}
            />
          )}
          <TextInput
            label={labels.note}
            maxLength={500}
            autoComplete="off"
            dir="auto"
            value={String(valueOf('note'))}
            onValue={(note) => set('note', note)}
          />
          <Checkbox
            label={labels.isOff}
            hint={isPromise ? words.cancelledHint : words.hiddenHint}
            checked={valueOf('isOff') === true}
            onValue={(isOff) => set('isOff', isOff)}
          />
          <Met rows={edits.met.map((key) => ({ label: labels[key], value: theirs(key) }))} />
        </DeskForm>
      )}
    </EditDialog>
  );
}

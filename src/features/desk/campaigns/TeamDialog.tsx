import { updateTeam } from '../../../contract/campaigns/adminCampaigns';
import { removalRoutes } from '../../../contract/records/removal';
import { Dialog } from '../../../ui/Dialog';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Met } from '../editing/Met';
import { RemoveTools } from '../removing/RemoveTools';
import { useCampaignToolTexts } from './campaignToolTexts';
import { isAmount } from './checks';
import { teamAddress, useTeamEdits, type TeamEditsProps, type TeamKey } from './useTeamEdits';

interface TeamDialogProps extends TeamEditsProps {
  /** Start of all team addresses. */
  readonly address: string;
  onClose(): void;
  onDone(): Promise<void>;
}

/** A team: made, or changed over what others changed (DESK-11). */
export function TeamDialog({ address, onClose, onDone, ...props }: TeamDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const { teams: words } = useCampaignToolTexts();
  const { record, edits } = useTeamEdits(props);
  const { valueOf, set, error } = edits;
  const code = error instanceof DeskError ? error.code : '';
  const isWrongGoal = !isAmount(valueOf('goal'), props.campaign.devise, { isOptional: true });
  const param = String(valueOf('param')) || teamAddress(String(valueOf('label')));
  const field = (key: 'label' | 'param' | 'goal') => ({
    label: words.fields[key],
    hint: (words.hints as Partial<{ [known in TeamKey]: string }>)[key],
    value: String(valueOf(key)),
    onValue: (value: string) => set(key, value),
  });
  const leave = async () => {
    onClose();
    await onDone();
  };
  const save = async () => {
    if (isWrongGoal || (edits.isEdited && !(await edits.save()))) return;
    notify(texts.saved);
    await leave();
  };
  const written = (key: TeamKey) => {
    if (key === 'hidden') return record.hidden ? words.yes : words.no;
    return String(record[key] ?? '');
  };
  const asked = {
    organisation: props.organisation,
    params: { campaignId: props.campaign.id, teamId: props.team?.id ?? '' },
  };
  const version = record.version === undefined ? {} : { version: record.version };
  return (
    <Dialog open title={props.team ? words.change : words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={texts}
        submit={texts.save}
        busy={edits.busy}
        error={code === 'taken' ? null : error}
        wide
        onSubmit={() => void save()}
      >
        <TextInput {...field('label')} required maxLength={200} autoComplete="off" dir="auto" />
        <TextInput
          {...field('param')}
          hint={words.addressHint(address + param)}
          pattern="[^\s\/?#%\\]+"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          announce
          error={code === 'taken' ? words.taken : undefined}
        />
        <AmountInput
          {...field('goal')}
          currency={props.campaign.devise}
          lang={lang}
          announce
          error={isWrongGoal ? words.wrongGoal : undefined}
        />
        <Checkbox
          label={words.fields.hidden}
          hint={words.hints.hidden}
          checked={valueOf('hidden') === true}
          onValue={(isOn) => set('hidden', isOn)}
        />
        <Met rows={edits.met.map((key) => ({ label: words.fields[key], value: written(key) }))} />
      </DeskForm>
      {props.team && (
        <RemoveTools
          organisation={props.organisation}
          name={props.team.label}
          isArchived={record.hidden}
          remove={() => call(removalRoutes.deleteTeam, { ...asked, query: version })}
          archive={(hidden) => call(updateTeam, { ...asked, body: { hidden, ...version } })}
          onGone={leave}
          onChanged={leave}
        />
      )}
    </Dialog>
  );
}

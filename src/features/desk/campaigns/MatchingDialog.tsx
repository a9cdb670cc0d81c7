import { updateMatching } from '../../../contract/campaigns/matchings';
import { removalRoutes } from '../../../contract/records/removal';
import { Dialog } from '../../../ui/Dialog';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Choice } from '../editing/Choice';
import { Met } from '../editing/Met';
import { RemoveTools } from '../removing/RemoveTools';
import { writeTyped } from '../typedAmount';
import { useCampaignToolTexts } from './campaignToolTexts';
import { isAmount } from './checks';
import { useMatchingEdits, type MatchingEditsProps, type MatchingKey } from './useMatchingEdits';

interface MatchingDialogProps extends MatchingEditsProps {
  onClose(): void;
  onDone(): Promise<void>;
}

const RATIOS = [0.5, 1, 2, 3];

/** A rule by which gifts are matched: made, or changed over what others changed (DESK-11). */
export function MatchingDialog({ onClose, onDone, ...props }: MatchingDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const { matchings: words } = useCampaignToolTexts();
  const { edits, writtenNow } = useMatchingEdits(props);
  const { rule } = props;
  const { devise, teams } = props.campaign;
  const { error } = edits;
  const code = error instanceof DeskError ? error.code : '';
  const text = (key: MatchingKey) => String(edits.valueOf(key));
  const field = (key: MatchingKey) => ({
    label: words.fields[key],
    hint: (words.hints as Partial<{ [known in MatchingKey]: string }>)[key],
    value: text(key),
    onValue: (value: string) => edits.set(key, value),
  });
  const wrongPool = text('pool') !== '' && !isAmount(text('pool'), devise);
  const wrongMost = !isAmount(text('plafond'), devise, { isOptional: true });
  const wrongDates = text('dateStart') !== '' && text('dateEnd') !== '' && text('dateEnd') <= text('dateStart');
  const ratios = [...new Set([...RATIOS, rule?.ratio ?? 1])].map((ratio) => ({
    value: String(ratio),
    label: words.ratioOf(writeTyped(ratio, lang)),
  }));
  const asked = {
    organisation: props.organisation,
    params: { campaignId: props.campaign.id, matchingId: rule?.id ?? '' },
  };
  const leave = async () => {
    onClose();
    await onDone();
  };
  const save = async () => {
    if (wrongPool || wrongMost || wrongDates) return;
    if (edits.isEdited && !(await edits.save())) return;
    notify(texts.saved);
    await leave();
  };
  const amount = { currency: devise, lang, announce: true } as const;
  const usedUp = code === 'pool_used' ? words.poolUsed : undefined;
  return (
    <Dialog open title={rule ? words.change : words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={texts}
        submit={texts.save}
        busy={edits.busy}
        error={code === 'pool_used' ? null : error}
        wide
        onSubmit={() => void save()}
      >
        <TextInput {...field('label')} required maxLength={200} autoComplete="off" dir="auto" />
        <Select {...field('ratio')} options={ratios} />
        <AmountInput {...field('pool')} {...amount} required error={wrongPool ? words.wrongAmount : usedUp} />
        <AmountInput {...field('plafond')} {...amount} error={wrongMost ? words.wrongAmount : undefined} />
        {teams.length > 0 && (
          <Select
            {...field('team')}
            options={[
              { value: '', label: words.allTeams },
              ...teams.map(({ param, label }) => ({ value: param, label })),
            ]}
          />
        )}
        <TextInput {...field('dateStart')} type="datetime-local" />
        <TextInput
          {...field('dateEnd')}
          type="datetime-local"
          announce
          error={wrongDates ? words.wrongDates : undefined}
        />
        {rule && <Choice {...field('state')} texts={words.states} notes={words.stateNotes} />}
        <Met rows={edits.met.map((key) => ({ label: words.fields[key], value: writtenNow(key) }))} />
      </DeskForm>
      {rule && (
        <RemoveTools
          organisation={props.organisation}
          name={rule.label}
          isArchived={!rule.active}
          remove={() => call(removalRoutes.deleteMatching, { ...asked, query: { version: rule.version } })}
          archive={(on) => call(updateMatching, { ...asked, body: { active: !on, version: rule.version } })}
          onGone={leave}
          onChanged={leave}
        />
      )}
    </Dialog>
  );
}

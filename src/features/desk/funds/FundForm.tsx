import { updateCaisse, type OwnCaisse } from '../../../contract/records/adminCaisses';
import { Card } from '../../../ui/Card';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { Choice } from '../editing/Choice';
import { EditForm } from '../editing/EditForm';
import { Unsaved } from '../editing/marks';
import { PictureField } from '../pictures/PictureField';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { useEdits, type EditValue } from '../editing/useEdits';
import { readTyped } from '../typedAmount';
import { useFundsTexts } from './fundsTexts';
import { fundKeys, readFund, writeFund, type FundKey, type Preset } from './fundValues';
import { Presets } from './Presets';

interface FundFormProps {
  readonly fund: OwnCaisse;
  readonly organisation: string;
  reload(): Promise<OwnCaisse>;
  take(fund: OwnCaisse): void;
}

/** The fields of a fund, saved together. */
export function FundForm({ fund, organisation, reload, take }: FundFormProps) {
  const { lang, call } = useDesk();
  const words = useFundsTexts();
  const { devise } = fund;
  const edits = useEdits<OwnCaisse, FundKey>({
    record: fund,
    keys: fundKeys,
    read: (record, key) => readFund(record, key, lang),
    async write(known, changed) {
      const body = { ...writeFund(changed, devise), version: known.version };
      return (await call(updateCaisse, { organisation, params: { caisseId: known.id }, body })).data;
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const text = (key: FundKey) => String(edits.valueOf(key));
  const field = (key: 'name' | 'description' | 'goal' | 'bgimage') => ({
    label: words.fields[key],
    hint: words.hints[key],
    value: text(key),
    onValue: (value: string) => edits.set(key, value),
  });
  const tick = (key: 'cerfa' | 'hidden') => ({
    label: words.fields[key],
    hint: words.hints[key],
    checked: edits.valueOf(key) === true,
    onValue: (isOn: boolean) => edits.set(key, isOn),
  });
  const presets = edits.valueOf('presets') as readonly Preset[];
  const isWrong = (typed: string) => readTyped(typed, devise) === null;
  const wrongGoal = text('goal') !== '' && isWrong(text('goal'));
  return (
    <Card className="desk-card stack">
      {edits.isEdited && (
        <p>
          <Unsaved />
        </p>
      )}
      <EditForm
        edits={edits}
        isRight={!wrongGoal && !presets.some(({ montant }) => isWrong(montant))}
        labelOf={(key) => words.fields[key]}
        theirs={(key) => written(words, key, readFund(fund, key, lang))}
      >
        <TextInput {...field('name')} autoComplete="off" maxLength={200} required dir="auto" />
        <TextArea {...field('description')} rows={3} maxLength={2000} dir="auto" />
        <PictureField {...field('bgimage')} organisation={organisation} />
        <AmountInput
          {...field('goal')}
          currency={devise}
          lang={lang}
          error={wrongGoal ? words.wrongAmount : undefined}
          announce
        />
        <Presets {...{ presets, isWrong }} currency={devise} onPresets={(changed) => edits.set('presets', changed)} />
        <Checkbox {...tick('cerfa')} />
        <Choice
          label={words.fields.state}
          texts={words.states}
          notes={words.stateNotes}
          value={text('state')}
          onValue={(value) => edits.set('state', value)}
        />
        <Checkbox {...tick('hidden')} />
      </EditForm>
    </Card>
  );
}

/** A value of a fund in words. */
function written(words: ReturnType<typeof useFundsTexts>, key: FundKey, value: EditValue): string {
  if (key === 'state') return words.states[value as 'open'];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return key === 'presets' ? (value as readonly Preset[]).map(({ montant }) => montant).join(' · ') : String(value);
}

import { useState } from 'react';
import type { Zeman } from '../../../../contract/site/schedules';
import { scheduleTypes } from '../../../../contract/terms/scheduleTypes';
import { Card } from '../../../../ui/Card';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { ResetButton } from '../../editing/marks';
import { Met } from '../../editing/Met';
import type { useEdits } from '../../editing/useEdits';
import { withProblems } from '../../withProblems';
import { DaysField } from './DaysField';
import { entryProblem, type EntryKey, type TypedEntry } from './entryValues';
import { Exceptions } from './Exceptions';
import { useTimesTexts } from './timesTexts';

interface EntryFormProps {
  readonly typed: TypedEntry;
  readonly edits: ReturnType<typeof useEdits<never, EntryKey>>;
  /** The entry as somebody else saved it meanwhile, in words. */
  readonly theirs: string;
}

/** The fields of an entry, saved together (DESK-101). */
export function EntryForm({ typed, edits, theirs }: EntryFormProps) {
  const { texts, notify } = useDesk();
  const words = useTimesTexts();
  const [wasTried, setTried] = useState(false);
  const problem = entryProblem(typed);
  const problemOf = (key: typeof problem) =>
    wasTried && key !== null && problem === key ? words.problems[key] : undefined;
  const save = async () => {
    setTried(true);
    if (problem === null && (await edits.save())) notify(texts.saved);
  };
  const field = <K extends EntryKey>(key: K) => ({
    label: words.fields[key],
    value: typed[key],
    onValue: (value: TypedEntry[K]) => edits.set(key, value),
  });
  const suns = Object.keys(words.zemanim) as Zeman[];
  return (
    <Card className="stack">
      <DeskForm
        texts={withProblems(texts, { gone: words.gone })}
        submit={texts.save}
        busy={edits.busy}
        error={edits.error}
        others={edits.isEdited && <ResetButton onReset={edits.reset} />}
        onSubmit={() => void save()}
      >
        <TextInput
          {...field('name')}
          hint={words.hints.name}
          autoComplete="off"
          maxLength={200}
          pattern=".*\S.*"
          required
          dir="auto"
        />
        <Select {...field('type')} options={scheduleTypes.map((type) => ({ value: type, label: words.types[type] }))} />
        <Select
          label={words.fields.sun}
          value={typed.sun || 'FIXED'}
          options={[
            { value: 'FIXED', label: words.fixed },
            ...suns.map((sun) => ({ value: sun, label: words.zemanim[sun].name })),
          ]}
          onValue={(sun) => edits.set('sun', sun === 'FIXED' ? '' : sun)}
        />
        <div className="desk-preset">
          {typed.sun === '' ? (
            <TextInput {...field('time')} type="time" required />
          ) : (
            <>
              <Select
                {...field('side')}
                options={(['before', 'at', 'after'] as const).map((side) => ({
                  value: side,
                  label: words.sides[side],
                }))}
              />
              {typed.side !== 'at' && (
                <TextInput
                  {...field('shift')}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={1439}
                  required
                  autoComplete="off"
                />
              )}
            </>
          )}
        </div>
        {typed.sun !== '' && (
          <Checkbox
            label={words.fields.round}
            hint={words.hints.round}
            checked={typed.round}
            onValue={(isOn) => edits.set('round', isOn)}
          />
        )}
        <DaysField value={typed.dow} error={problemOf('days')} onValue={(dow) => edits.set('dow', dow)} />
        <fieldset className="field stack">
          <legend className="label legend">{words.season}</legend>
          <p className="field-hint">{words.hints.season}</p>
          <div className="desk-preset">
            <TextInput {...field('from')} type="date" />
            <TextInput {...field('until')} type="date" error={problemOf('season')} announce />
          </div>
        </fieldset>
        <Exceptions
          value={typed.exceptions}
          error={problemOf('sameDay')}
          onValue={(exceptions) => edits.set('exceptions', exceptions)}
        />
        <Met rows={edits.met.length > 0 ? [{ label: words.entry, value: theirs }] : []} />
      </DeskForm>
    </Card>
  );
}

import type { EventRepetition } from '../../../../contract/site/events';
import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useContentTexts } from '../contentTexts';

/** The repetition of an event, as typed. */
export interface TypedRepetition extends Pick<EventRepetition, 'every' | 'exceptions'> {
  readonly interval: string;
  /** Empty: for ever. */
  readonly until: string;
}

interface RepetitionProps {
  /** Null for an event that takes place once. */
  readonly value: TypedRepetition | null;
  onValue(value: TypedRepetition | null): void;
}

const once: TypedRepetition = { every: 'WEEK', interval: '1', until: '', exceptions: [] };

/** The repetition of an event, and its exceptions. */
export function Repetition({ value, onValue }: RepetitionProps) {
  const words = useContentTexts().repetition;
  const change = (changed: Partial<TypedRepetition>) => onValue({ ...(value ?? once), ...changed });
  return (
    <fieldset className="field stack">
      <legend className="visually-hidden">{words.label}</legend>
      <Select
        label={words.label}
        value={value?.every ?? 'ONCE'}
        options={(['ONCE', 'DAY', 'WEEK', 'MONTH'] as const).map((every) => ({
          value: every,
          label: words.every[every],
        }))}
        onValue={(every) => (every === 'ONCE' ? onValue(null) : change({ every }))}
      />
      {value && (
        <>
          <div className="desk-preset">
            <TextInput
              label={words.interval[value.every]}
              type="number"
              min={1}
              max={52}
              required
              value={value.interval}
              onValue={(interval) => change({ interval })}
            />
            <TextInput
              label={words.until}
              hint={words.untilHint}
              type="date"
              value={value.until}
              onValue={(until) => change({ until })}
            />
          </div>
          {value.exceptions.map((day, at) => (
            <div key={at} className="desk-preset">
              <TextInput
                label={words.exceptionOf(at + 1)}
                type="date"
                required
                value={day}
                onValue={(typed) =>
                  change({ exceptions: value.exceptions.map((one, index) => (index === at ? typed : one)) })
                }
              />
              <Button
                variant="quiet"
                aria-label={words.removeException(at + 1)}
                onClick={() => change({ exceptions: value.exceptions.filter((_, index) => index !== at) })}
              >
                {words.remove}
              </Button>
            </div>
          ))}
          {value.exceptions.length < 200 && (
            <div className="desk-buttons">
              <Button variant="secondary" onClick={() => change({ exceptions: [...value.exceptions, ''] })}>
                {words.addException}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}

import { MOST_SEATS } from '../../../../contract/terms/calendarLimits';
import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useCalendarTexts } from './useCalendarTexts';
import type { useOneSlot } from './useSlotSources';

interface OneSlotProps {
  readonly slot: Pick<ReturnType<typeof useOneSlot>, 'typed' | 'set'>;
  add(): void;
}

/** A slot by itself, on the clock of the organisation. */
export function OneSlot({ slot: { typed, set }, add }: OneSlotProps) {
  const texts = useCalendarTexts();
  return (
    <fieldset className="calendar-part">
      <legend className="label">{texts.one}</legend>
      <div className="calendar-fields">
        <TextInput type="date" label={texts.day} value={typed.day} onValue={(day) => set('day', day)} />
        <TextInput type="time" label={texts.time} value={typed.time} onValue={(time) => set('time', time)} />
        <TextInput
          type="number"
          min={1}
          max={MOST_SEATS}
          label={texts.seats}
          value={typed.seats}
          onValue={(seats) => set('seats', seats)}
        />
      </div>
      <Button variant="secondary" onClick={add}>
        {texts.add}
      </Button>
    </fieldset>
  );
}

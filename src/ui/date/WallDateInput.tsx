import { useId, useState } from 'react';
import { lazyView } from '../../loading/lazyView';
import { Late } from '../Late';
import { dayTextOfValue, hebrewOfValue, isUnreal, momentOf, valueOfDayText, wallDate } from '../../core/calendar';
import type { FormPeopleTexts } from '../../i18n/formPeople';
import { Button } from '../Button';
import { Skeleton } from '../Skeleton';
import { DateTextInput, type DateTextInputProps } from './DateTextInput';

const HebrewPanel = lazyView(async () => (await import('./HebrewPanel')).HebrewPanel);

interface WallDateInputProps extends DateTextInputProps {
  /** The label in letters alone, for the panel. */
  title: string;
  texts: FormPeopleTexts;
  /** A wall date once it is valid (ENT-06); until then, the typed text. */
  value: string;
  /** Offers the Hebrew calendar beside (FORM-12). */
  hebrew?: boolean | undefined;
}

/** A birth date or the day of a death, by the civil and where wanted by the Hebrew calendar (FORM-12 to FORM-14). */
export function WallDateInput({ title, texts, value, hebrew, error, onValue, onBlur, ...props }: WallDateInputProps) {
  const id = useId();
  const moment = momentOf(value);
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState(moment?.afterSunset ?? false);
  const afterSunset = moment?.afterSunset ?? ticked;
  const { year, month, day } = hebrewOfValue(value);
  const unreal = isUnreal(value);
  // Which of the two entries was typed: the error stands under that one.
  const byHebrew = unreal && year !== '';
  const disabled = props.disabled ?? props.readOnly;

  const tick = (after: boolean) => {
    setTicked(after);
    if (moment) onValue(wallDate({ day: moment.day, afterSunset: after }));
  };
  const civilError = error ?? (unreal ? texts.hebrew.unreal : undefined);
  return (
    <div className="wall-date">
      <DateTextInput
        placeholder={texts.dayFormat}
        {...props}
        error={byHebrew && open ? undefined : civilError}
        value={dayTextOfValue(value)}
        onValue={(text) => onValue(valueOfDayText(text, afterSunset))}
        onBlur={onBlur}
      />
      {hebrew && (
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {moment && month ? texts.hebrew.date(day, texts.hebrew.months[month], year) : texts.hebrew.title}
        </Button>
      )}
      {hebrew && open && (
        <div id={id}>
          <Late fallback={<Skeleton height="180px" />}>
            <HebrewPanel
              texts={texts.hebrew}
              label={title}
              value={value}
              afterSunset={afterSunset}
              error={byHebrew ? civilError : undefined}
              disabled={disabled}
              onValue={onValue}
              onAfterSunset={tick}
              onBlur={onBlur}
            />
          </Late>
        </div>
      )}
    </div>
  );
}

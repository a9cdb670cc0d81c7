import { useId, useMemo } from 'react';
import { propsOf } from '../../../core/form';
import type { calendar } from '../../../core/form/blocks/calendar';
import { timeZoneOf } from '../../../core/organisation';
import type { FormBookingTexts } from '../../../i18n/formBooking';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/fields/Field';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';
import { bookingFormats } from './bookingFormats';
import { BookingCalendar } from './BookingCalendar';
import { bookingName } from './bookingName';

/** A slot of a calendar to choose (FORM-15). */
export function BookingBlock({ block, suffix, texts }: BlockViewProps & { readonly texts: FormBookingTexts }) {
  const { tooltip, required, calendarId } = propsOf<typeof calendar>(block);
  const run = useForm();
  const { element, compiled } = run;
  const id = useId();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const chosen = String(value);
  const timeZone = timeZoneOf(element.organisation);
  const formats = useMemo(() => bookingFormats(element.lang, timeZone), [element.lang, timeZone]);
  const error = problemText(run, problems);
  const at = Date.parse(chosen);
  const describedBy = [tooltip && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  // Without a calendar there is nothing to choose; a preview shows a warning.
  if (!calendarId) return null;
  return (
    <FieldBox name={key}>
      <fieldset className="field" aria-describedby={describedBy || undefined}>
        <legend className="label legend" part="label">
          <FieldName text={bookingName(block, compiled, texts)} required={required} />
        </legend>
        {tooltip && (
          <p className="field-hint" id={`${id}-hint`}>
            {tooltip}
          </p>
        )}
        {run.mode !== 'readonly' && (
          <BookingCalendar
            name={key}
            calendarId={calendarId}
            chosen={chosen}
            timeZone={timeZone}
            formats={formats}
            texts={texts}
            invalid={error !== undefined}
          />
        )}
        {Number.isNaN(at) ? (
          run.mode === 'readonly' && <p className="muted">{texts.noneChosen}</p>
        ) : (
          <div className="booking-chosen">
            <p>
              <span className="muted">{texts.chosen}</span>
              <strong>{formats.moment(at)}</strong>
            </p>
            {run.mode !== 'readonly' && (
              <Button variant="quiet" onClick={() => run.set(key, '')} children={texts.giveBack} />
            )}
          </div>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </FieldBox>
  );
}

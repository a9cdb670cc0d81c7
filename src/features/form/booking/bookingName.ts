import { type CompiledBlock, type CompiledForm, propsOf } from '../../../core/form';
import type { calendar } from '../../../core/form/blocks/calendar';
import type { FormBookingTexts } from '../../../i18n/formBooking';

/** A booking field's label: the author's, else the calendar's. */
export function bookingName(block: CompiledBlock, { context }: CompiledForm, texts: FormBookingTexts): string {
  const { label, calendarId } = propsOf<typeof calendar>(block);
  return label || context.calendars.find(({ id }) => id === calendarId)?.label || texts.title;
}

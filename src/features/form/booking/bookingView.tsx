import { memo } from 'react';
import type { Language } from '../../../contract/terms/languages';
import { loadTexts } from '../../../i18n/catalogue';
import { formBookingTexts } from '../../../i18n/formBooking';
import choicesCss from '../../../ui/styles/choices.css';
import optionsCss from '../../../ui/styles/options.css';
import type { BlockView } from '../run/blockView';
import css from './booking.css';
import { BookingBlock } from './BookingBlock';
import { bookingName } from './bookingName';

/** View of a booking calendar, with its texts (FORM-15). */
export async function bookingView(lang: Language): Promise<BlockView> {
  const texts = await loadTexts(formBookingTexts, lang);
  return {
    View: memo(function BookingView(props) {
      return props.block.fields.length > 0 && <BookingBlock {...props} texts={texts} />;
    }),
    fieldName: (block, _, form) => bookingName(block, form, texts),
    css: `${optionsCss}\n${choicesCss}\n${css}`,
  };
}

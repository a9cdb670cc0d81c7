import { plural, type PluralForms } from '../catalogue';
import type { DeskRemovalTexts } from './fr';

const of = (forms: PluralForms) => (count: number, written: string) => `${written} ${plural('en', count, forms)}`;

export const deskRemoval: DeskRemovalTexts = {
  remove: 'Delete',
  title: 'Delete for good',
  text: 'This cannot be undone. Pages of other sites that show it will say that it is gone.',
  removed: 'It is deleted.',
  used: 'It cannot be deleted, as there are:',
  named: 'It is named here:',
  unnamed: 'Take it out there first.',
  archiveText:
    'Archive it instead: neither visitors nor lists of choices are offered it any more. What exists stays, with its name, and one press undoes it.',
  archive: 'Archive',
  archived: 'It is archived.',
  restore: 'Unarchive',
  restored: 'It is no longer archived.',
  counts: {
    payment: of({ one: 'payment', other: 'payments' }),
    link: of({ one: 'payment link', other: 'payment links' }),
    gift: of({ one: 'gift', other: 'gifts' }),
    pledge: of({ one: 'promise', other: 'promises' }),
    submission: of({ one: 'submission', other: 'submissions' }),
    booking: of({ one: 'booking', other: 'bookings' }),
    wait: of({ one: 'person waiting', other: 'people waiting' }),
    matching: of({ one: 'matching rule', other: 'matching rules' }),
  },
};

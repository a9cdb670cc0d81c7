import { plural } from '../catalogue';
import type { FormBookingTexts } from './fr';

export const formBooking: FormBookingTexts = {
  title: 'פגישה',
  previousMonth: 'החודש הקודם',
  nextMonth: 'החודש הבא',
  loading: 'טוענים מועדים…',
  free: (count: number) =>
    count === 0
      ? 'אין מועדים פנויים'
      : plural('he', count, { one: 'מועד פנוי אחד', two: 'שני מועדים פנויים', other: `${count} מועדים פנויים` }),
  slotsOf: (day: string) => `מועדים ב${day}`,
  none: 'אין מועדים פנויים ביום זה.',
  fullMonth: 'הכול מלא החודש.',
  emptyMonth: 'אין מועדים פנויים החודש.',
  findNext: 'למועד הפנוי הבא',
  noneAhead: 'אין מועדים פנויים בחודשים הקרובים.',
  failed: 'לא ניתן היה לטעון את המועדים.',
  chosen: 'המועד שלכם',
  noneChosen: 'לא נבחר מועד',
  giveBack: 'הסרה',
  wait: 'להודיע לי כשיתפנה מקום',
  opening: 'בטעינה…',
  taken: 'המועד הזה נתפס זה עתה. בחרו מועד אחר.',
  zone: (name: string) => `השעות לפי ${name}`,
};

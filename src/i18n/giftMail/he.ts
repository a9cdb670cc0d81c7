import { plural } from '../catalogue';
import type { GiftMailTexts } from './fr';

const counted = (count: number, one: string, two: string, other: string) =>
  plural('he', count, { one, two, other: `${count} ${other}` });

export const giftMail: GiftMailTexts = {
  one: (amount) => `התקבל תשלום: ${amount}`,
  together: 'כמה תשלומים הגיעו בזמן קצר, והם מרוכזים כאן בהודעה אחת.',
  period: (period) => `תרומות ותשלומים: ${period}`,
  received: (count) => counted(count, 'תשלום אחד התקבל', 'שני תשלומים התקבלו', 'תשלומים התקבלו'),
  byHand: (count) => counted(count, 'תרומה אחת שהוזנה ידנית', 'שתי תרומות שהוזנו ידנית', 'תרומות שהוזנו ידנית'),
  refunded: (count) => counted(count, 'החזר אחד', 'שני החזרים', 'החזרים'),
  failed: (count) => counted(count, 'חיוב אחד שנדחה', 'שני חיובים שנדחו', 'חיובים שנדחו'),
  payer: 'שם המשלם',
  purpose: 'ייעוד',
  purposes: 'לפי ייעוד',
  charge: 'תשלום מספר',
  debts: 'חובות',
  anonymous: 'בעילום שם',
  more: (count) => `ועוד ${plural('he', count, { one: 'אחד', two: 'שניים', other: String(count) })}`,
  setting: 'אפשר לקבל הודעות כאלה על כל תשלום, פעם ביום או לא לקבל אותן כלל: זו הגדרה של הארגון.',
};

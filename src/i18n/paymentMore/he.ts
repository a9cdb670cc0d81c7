import type { PaymentMoreTexts } from './fr';

export const paymentMore: PaymentMoreTexts = {
  feeTitle: 'לכסות את העמלות?',
  feeText: (fees, amount) => `תוספת עמלות של ${fees} תאפשר קבלת ${amount} במלואם.`,
  feeTextMonthly: (fees, amount) => `תוספת עמלות של ${fees} לחודש תאפשר קבלת ${amount} במלואם בכל חודש.`,
  feeAccept: (total) => `הוספת העמלות: לתשלום ${total}`,
  feeDecline: (amount) => `ללא העמלות: לתשלום ${amount}`,
  close: 'סגירה',
  schedule: 'לוח תשלומים',
  showAll: (count) => `הצגת כל ${count} התשלומים`,
  thenMonthly: 'ולאחר מכן בכל חודש, ללא הגבלה',
  platform: 'אמצעי תשלום',
  card: 'כרטיס אשראי',
  debit: 'הוראת קבע',
  secureDebit: 'פרטי חשבון הבנק יוזנו בשלב הבא, בדף תשלום מאובטח.',
};

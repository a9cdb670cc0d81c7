import type { FormOrderTexts } from './fr';

export const formOrder: FormOrderTexts = {
  perMonth: (amount: string) => `${amount} / חודש`,
  total: 'סך הכול',
  add: (product: string) => `הוספה: ${product}`,
  remove: (product: string) => `הסרה: ${product}`,
  quantity: (product: string) => `כמות: ${product}`,
  noMore: 'לקחתם את כל מה שנותר.',
  most: (most: number) => `עד ${most} בכל הזמנה.`,
  dropped: (product: string, left: number) =>
    left > 0 ? `${product}: נותרו רק ${left}, הכמות שלכם עודכנה.` : `${product}: לא נותר במלאי, הבחירה שלכם הוסרה.`,
  paymentMethod: 'אמצעי תשלום',
  payOnline: 'תשלום מקוון',
  outOfStock: 'אזל מהמלאי',
};

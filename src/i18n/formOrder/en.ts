import type { FormOrderTexts } from './fr';

export const formOrder: FormOrderTexts = {
  perMonth: (amount: string) => `${amount} / month`,
  total: 'Total',
  add: (product: string) => `Add: ${product}`,
  remove: (product: string) => `Remove: ${product}`,
  quantity: (product: string) => `Quantity: ${product}`,
  noMore: 'You have taken all that is left.',
  most: (most: number) => `No more than ${most} per order.`,
  dropped: (product: string, left: number) =>
    left > 0
      ? `${product}: only ${left} left, your quantity has been adjusted.`
      : `${product}: none left, your choice has been removed.`,
  paymentMethod: 'Payment method',
  payOnline: 'Online payment',
  outOfStock: 'Out of stock',
};

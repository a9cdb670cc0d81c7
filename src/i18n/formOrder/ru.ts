import type { FormOrderTexts } from './fr';

export const formOrder: FormOrderTexts = {
  perMonth: (amount: string) => `${amount} / месяц`,
  total: 'Итого',
  add: (product: string) => `Добавить: ${product}`,
  remove: (product: string) => `Убрать: ${product}`,
  quantity: (product: string) => `Количество: ${product}`,
  noMore: 'Вы взяли всё, что осталось.',
  most: (most: number) => `Не более ${most} в одном заказе.`,
  dropped: (product: string, left: number) =>
    left > 0
      ? `${product}: осталось только ${left}, количество изменено.`
      : `${product}: больше не осталось, ваш выбор снят.`,
  paymentMethod: 'Способ оплаты',
  payOnline: 'Онлайн-оплата',
  outOfStock: 'Нет в наличии',
};

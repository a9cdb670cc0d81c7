import type { FormOrderTexts } from './fr';

export const formOrder: FormOrderTexts = {
  perMonth: (amount: string) => `${amount} / mês`,
  total: 'Total',
  add: (product: string) => `Adicionar: ${product}`,
  remove: (product: string) => `Retirar: ${product}`,
  quantity: (product: string) => `Quantidade: ${product}`,
  noMore: 'Já tem tudo o que resta.',
  most: (most: number) => `No máximo ${most} por pedido.`,
  dropped: (product: string, left: number) =>
    left > 0
      ? `${product}: só restam ${left}, a sua quantidade foi ajustada.`
      : `${product}: esgotado, a sua escolha foi retirada.`,
  paymentMethod: 'Modo de pagamento',
  payOnline: 'Pagamento online',
  outOfStock: 'Esgotado',
};

import type { FormOrderTexts } from './fr';

export const formOrder: FormOrderTexts = {
  perMonth: (amount: string) => `${amount} / mese`,
  total: 'Totale',
  add: (product: string) => `Aggiungi: ${product}`,
  remove: (product: string) => `Rimuovi: ${product}`,
  quantity: (product: string) => `Quantità: ${product}`,
  noMore: 'Ha preso tutto ciò che resta.',
  most: (most: number) => `Al massimo ${most} per ordine.`,
  dropped: (product: string, left: number) =>
    left > 0
      ? `${product}: ne restano solo ${left}, la quantità è stata adeguata.`
      : `${product}: esaurito, la sua scelta è stata rimossa.`,
  paymentMethod: 'Metodo di pagamento',
  payOnline: 'Pagamento online',
  outOfStock: 'Esaurito',
};

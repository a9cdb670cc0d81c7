import type { PaymentMoreTexts } from './fr';

export const paymentMore: PaymentMoreTexts = {
  feeTitle: 'Coprire le commissioni?',
  feeText: (fees, amount) => `Aggiungi ${fees} di commissioni perché ${amount} arrivino per intero.`,
  feeTextMonthly: (fees, amount) =>
    `Aggiungi ${fees} di commissioni al mese perché ${amount} arrivino per intero ogni mese.`,
  feeAccept: (total) => `Aggiungi le commissioni: paga ${total}`,
  feeDecline: (amount) => `Senza le commissioni: paga ${amount}`,
  close: 'Chiudi',
  schedule: 'Piano dei pagamenti',
  showAll: (count) => `Mostra tutte le ${count} rate`,
  thenMonthly: 'poi ogni mese, senza limite',
  platform: 'Mezzo di pagamento',
  card: 'Carta',
  debit: 'Addebito diretto',
  secureDebit: 'Inserirai il conto bancario nel passaggio successivo, su una pagina di pagamento sicura.',
};

import type { FormTexts } from './fr';

export const form: FormTexts = {
  lettersOnly: 'Solo lettere',
  digitsOnly: 'Solo cifre',
  lettersAndDigitsOnly: 'Solo lettere e cifre',
  emailOfPayer: 'L’indirizzo e-mail deve essere diverso da quello del pagante',
  phoneOfPayer: 'Il numero di telefono deve essere diverso da quello del pagante',
  productMissing: 'Seleziona un prodotto.',
  articleMinimum: 'Devi scegliere almeno 1 articolo.',
  outOfStock: 'Esaurito',
  addPaymentMethods: 'Aggiungi dei metodi di pagamento',
  chooseCalendar: 'Scegli un calendario',
  conditionFieldMissing: 'Un campo usato in una condizione non è stato trovato',
  sorry: 'Spiacenti...',
  noHours: 'Questa organizzazione non ha ancora comunicato i suoi orari',

  relations: {
    MARI: ['Marito', 'Moglie'],
    PERE: ['Padre', 'Madre'],
    ENFANT: ['Figlio', 'Figlia'],
    FRERE: ['Fratello', 'Sorella'],
    GP: ['Nonno', 'Nonna'],
    PF: ['Nipote', 'Nipote'],
    EX: ['Ex marito', 'Ex moglie'],
    BF: ['Cognato', 'Cognata'],
    COUSIN: ['Cugino', 'Cugina'],
    AMI: ['Amico', 'Amica'],
    OTHER: ['Altro', 'Altra'],
  },
};

import type { ProblemTexts } from './fr';

export const problems: ProblemTexts = {
  required: 'Questo campo è obbligatorio',
  email: 'Questo indirizzo e-mail non è valido',
  phone: 'Il numero di telefono non è valido',
  atLeastTwo: 'Questo campo deve contenere almeno 2 caratteri',
  atLeastThree: 'Questo campo deve contenere almeno 3 caratteri',
  tooLong: 'Questo testo è troppo lungo',
  date: 'La data non è valida',
  choice: 'Scegli una risposta dall’elenco',
  amountInvalid: 'Importo non valido',
};

import type { ProblemTexts } from './fr';

export const problems: ProblemTexts = {
  required: 'Este campo é obrigatório',
  email: 'Este endereço de e-mail não é válido',
  phone: 'O número de telefone não é válido',
  atLeastTwo: 'Este campo deve conter pelo menos 2 caracteres',
  atLeastThree: 'Este campo deve conter pelo menos 3 caracteres',
  tooLong: 'Este texto é demasiado longo',
  date: 'Esta data não é válida',
  choice: 'Escolha uma resposta da lista',
  amountInvalid: 'Montante inválido',
};

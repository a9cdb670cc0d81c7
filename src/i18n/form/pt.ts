import type { FormTexts } from './fr';

export const form: FormTexts = {
  problems: {
    lettersOnly: 'Apenas letras',
    digitsOnly: 'Apenas algarismos',
    lettersAndDigitsOnly: 'Apenas letras e algarismos',
    emailOfPayer: 'O endereço de e-mail deve ser diferente do do pagador',
    phoneOfPayer: 'O número de telefone deve ser diferente do do pagador',
    url: 'Este endereço web não é válido',
    dateFilter: 'Esta data não pode ser escolhida',
    tooMany: 'Escolheu demasiados',
  },

  send: 'Enviar',
  sending: 'A enviar…',
  filesUnderWay: 'Os seus ficheiros ainda estão a chegar: o envio seguirá.',
  unnamed: 'Sem nome',
  choose: 'Escolher…',
  noChoice: 'Nenhuma escolha',
  loadFailed: 'Não foi possível carregar o formulário. Verifique a sua ligação.',
};

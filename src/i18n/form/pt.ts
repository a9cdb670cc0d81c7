import type { FormTexts } from './fr';

export const form: FormTexts = {
  lettersOnly: 'Apenas letras',
  digitsOnly: 'Apenas algarismos',
  lettersAndDigitsOnly: 'Apenas letras e algarismos',
  emailOfPayer: 'O endereço de e-mail deve ser diferente do do pagador',
  phoneOfPayer: 'O número de telefone deve ser diferente do do pagador',
  productMissing: 'Selecione um produto.',
  articleMinimum: 'Deve escolher pelo menos 1 artigo.',
  outOfStock: 'Esgotado',
  addPaymentMethods: 'Adicione meios de pagamento',
  chooseCalendar: 'Escolha um calendário',
  conditionFieldMissing: 'Não foi encontrado um campo usado numa condição',
  sorry: 'Lamentamos...',
  noHours: 'Esta organização ainda não comunicou os seus horários',

  relations: {
    MARI: ['Marido', 'Mulher'],
    PERE: ['Pai', 'Mãe'],
    ENFANT: ['Filho', 'Filha'],
    FRERE: ['Irmão', 'Irmã'],
    GP: ['Avô', 'Avó'],
    PF: ['Neto', 'Neta'],
    EX: ['Ex-marido', 'Ex-mulher'],
    BF: ['Cunhado', 'Cunhada'],
    COUSIN: ['Primo', 'Prima'],
    AMI: ['Amigo', 'Amiga'],
    OTHER: ['Outro', 'Outra'],
  },
};

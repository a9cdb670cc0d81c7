import type { FormWarningTexts } from './fr';

export const formWarnings: FormWarningTexts = {
  keyMissing: 'Indique a chave do campo',
  labelMissing: 'Indique a etiqueta',
  valuesMissing: 'Adicione opções',
  calendarMissing: 'Escolha um calendário',
  paymentMethodsMissing: 'Adicione meios de pagamento',
  productMissing: 'Selecione um produto.',
  blockMissing: 'Escolha um bloco',
  urlMissing: 'Indique um URL',
  pdfMissing: 'Carregue um ficheiro PDF',
  videoMissing: 'Carregue um vídeo',
  complexOnly: 'Este bloco só existe nos formulários do tipo COMPLEX',
  keyTaken: 'Esta chave já é de outro campo',
  defaultRefused: 'O campo não aceita o seu valor predefinido',
  conditionFieldMissing: 'O campo não existe',
  conditionCycle: 'Esta condição depende de si própria',
  mailMissing: 'Confirmar por e-mail exige um campo de e-mail obrigatório que nenhuma condição esconda',
  priceMissing: 'O total só pode ser 0: dê um preço a um produto, ou permita um total nulo (allowZeroAmount)',
};

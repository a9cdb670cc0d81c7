import { plural } from '../catalogue';
import type { DeskPromiseImportTexts } from './fr';

const promises = (count: number) => plural('pt', count, { one: 'uma promessa', other: `${count} promessas` });

export const deskPromiseImport: DeskPromiseImportTexts = {
  title: 'Importar promessas',
  text: 'De uma folha de cálculo, em CSV, ou coladas aqui. A primeira linha dá o nome das colunas. Nada é guardado antes de concordar.',
  mails: 'Quem tem um endereço de e-mail na tabela recebe logo a sua ligação de pagamento.',
  hint: 'No máximo 500 linhas. Uma promessa já importada não é acrescentada de novo.',
  columnNames: {
    montant: 'Montante prometido',
    nom: 'Apelido',
    prenom: 'Nome próprio (facultativo)',
    displayName: 'Nome apresentado (facultativo)',
    email: 'E-mail (facultativo)',
    tel: 'Telefone (facultativo)',
    team: 'Equipa (facultativo)',
    source: 'Origem (facultativo)',
    note: 'Nota (facultativo)',
    id: 'Identificador (facultativo)',
  },
  submit: (count) => `Importar ${promises(count)}`,
  imported: (count) => `Importado: ${promises(count)}.`,
  would: (count) => `A guardar: ${promises(count)}.`,
  known: (count) => `Já existem: ${promises(count)}.`,
};

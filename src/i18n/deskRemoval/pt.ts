import { plural, type PluralForms } from '../catalogue';
import type { DeskRemovalTexts } from './fr';

const of = (forms: PluralForms) => (count: number, written: string) => `${written} ${plural('pt', count, forms)}`;

export const deskRemoval: DeskRemovalTexts = {
  remove: 'Eliminar',
  title: 'Eliminar definitivamente',
  text: 'Não se poderá anular. As páginas de outros sites que o mostram dirão que já não existe.',
  removed: 'Eliminado.',
  used: 'Não se pode eliminar, pois há:',
  named: 'É nomeado aqui:',
  unnamed: 'Retire-o primeiro daí.',
  archiveText:
    'Arquive-o em vez disso: nem os visitantes nem as listas de escolha o encontram. O que existe permanece, com o seu nome, e anula-se com um toque.',
  archive: 'Arquivar',
  archived: 'Arquivado.',
  restore: 'Desarquivar',
  restored: 'Já não está arquivado.',
  counts: {
    payment: of({ one: 'pagamento', other: 'pagamentos' }),
    link: of({ one: 'link de pagamento', other: 'links de pagamento' }),
    gift: of({ one: 'donativo', other: 'donativos' }),
    pledge: of({ one: 'promessa', other: 'promessas' }),
    submission: of({ one: 'envio', other: 'envios' }),
    booking: of({ one: 'reserva', other: 'reservas' }),
    wait: of({ one: 'pessoa em espera', other: 'pessoas em espera' }),
    matching: of({ one: 'regra de duplicação', other: 'regras de duplicação' }),
  },
};

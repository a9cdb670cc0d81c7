import { plural, type PluralForms } from '../catalogue';
import type { DeskRemovalTexts } from './fr';

const of = (forms: PluralForms) => (count: number, written: string) => `${written} ${plural('it', count, forms)}`;

export const deskRemoval: DeskRemovalTexts = {
  remove: 'Elimina',
  title: 'Elimina per sempre',
  text: 'Non si potrà annullare. Le pagine di altri siti che lo mostrano diranno che non esiste più.',
  removed: 'Eliminato.',
  used: 'Non si può eliminare, perché ci sono:',
  named: 'È nominato qui:',
  unnamed: 'Prima toglilo da lì.',
  archiveText:
    'Archivialo, invece: né i visitatori né gli elenchi di scelta lo propongono più. Ciò che esiste resta, con il suo nome, e si annulla con una pressione.',
  archive: 'Archivia',
  archived: 'Archiviato.',
  restore: 'Togli dall’archivio',
  restored: 'Non è più archiviato.',
  counts: {
    payment: of({ one: 'pagamento', other: 'pagamenti' }),
    link: of({ one: 'link di pagamento', other: 'link di pagamento' }),
    gift: of({ one: 'donazione', other: 'donazioni' }),
    pledge: of({ one: 'promessa', other: 'promesse' }),
    submission: of({ one: 'invio', other: 'invii' }),
    booking: of({ one: 'prenotazione', other: 'prenotazioni' }),
    wait: of({ one: 'persona in attesa', other: 'persone in attesa' }),
    matching: of({ one: 'regola di raddoppio', other: 'regole di raddoppio' }),
  },
};

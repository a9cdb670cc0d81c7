import type { DeskSectionsTexts } from './fr';

export const deskSections: DeskSectionsTexts = {
  title: 'Sezioni',
  text: 'Un testo che si scrive una volta e si mostra nelle pagine delle campagne, nei moduli e nelle pagine.',
  none: 'Ancora nessuna sezione. Crea la prima: basta un titolo.',
  untitled: 'Senza titolo',
  create: 'Nuova sezione',
  createText: 'Nessuno la vede finché non la metti da qualche parte. La scrivi nella pagina seguente.',
  createSubmit: 'Crea',
  blocks: 'Questa sezione è fatta di blocchi: il contenuto si scrive dove è stata fatta.',
  shown: 'Dove è mostrata',
  notShown: 'Per ora da nessuna parte. Aggiungila alla pagina di una campagna.',
  toCampaigns: 'Vedi le campagne',
  translate: 'Traduci le sezioni',
  fields: { label: 'Titolo', content: 'Testo' },
};

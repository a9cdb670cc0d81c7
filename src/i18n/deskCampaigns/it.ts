import { plural } from '../catalogue';
import type { DeskCampaignsTexts } from './fr';

export const deskCampaigns: DeskCampaignsTexts = {
  title: 'Campagne',
  text: 'Una pagina, un obiettivo, donatori che si vedono arrivare: per una raccolta, una serata, un appello.',
  search: 'Cerca',
  searchHint: 'Nome o identificativo.',
  state: 'Stato',
  all: 'Tutte',
  onlyActive: 'Aperte',
  onlyClosed: 'Chiuse',
  clear: 'Azzera i filtri',
  campaign: 'Campagna',
  none: 'Ancora nessuna campagna. Parti da un modello: la pagina è subito pronta, e tutto si può cambiare dopo.',
  noneFound: 'Nessuna campagna corrisponde.',
  more: 'Mostra altro',
  states: { open: 'In corso', coming: 'In arrivo', over: 'Terminata', closed: 'Chiusa' },
  ofGoal: (value, goal) => `${value} su ${goal}`,
  gifts: (count, written) => plural('it', count, { one: `${written} donazione`, other: `${written} donazioni` }),
  units: (written) => `${written} quote`,
  back: 'Tutte le campagne',
  view: 'Vedi la pagina',
  parts: {
    label: 'Parti della campagna',
    overview: 'Panoramica',
    evening: 'La serata',
  },
  progressOf: (name) => `Avanzamento di ${name}`,
  from: 'Inizio',
  until: 'Fine',
};

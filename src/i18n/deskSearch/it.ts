import type { DeskSearchTexts } from './fr';

export const deskSearch: DeskSearchTexts = {
  title: 'Cerca',
  label: 'Che cosa cerchi?',
  hint: 'Un nome, un indirizzo, un telefono, un riferimento, una pagina.',
  hintByName: 'Un nome, il riferimento di un pagamento, una pagina.',
  places: 'Pagine dell’amministrazione',
  all: (kind) => `Vedi tutto in ${kind}`,
  unnamed: 'Senza nome',
  none: 'Nessuna corrispondenza.',
  found: (count) => (count === 1 ? `${count} risultato` : `${count} risultati`),
};

import { plural } from '../catalogue';
import type { FormBookingTexts } from './fr';

export const formBooking: FormBookingTexts = {
  title: 'Appuntamento',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  loading: 'Caricamento degli orari…',
  free: (count: number) =>
    count === 0
      ? 'nessun orario libero'
      : `${count} ${plural('it', count, { one: 'orario libero', other: 'orari liberi' })}`,
  slotsOf: (day: string) => `Orari di ${day}`,
  none: 'Nessun orario libero in questo giorno.',
  fullMonth: 'Questo mese è tutto al completo.',
  emptyMonth: 'Nessun orario libero questo mese.',
  findNext: 'Vedi il prossimo orario libero',
  noneAhead: 'Nessun orario libero nei prossimi mesi.',
  failed: 'Non è stato possibile caricare gli orari.',
  chosen: 'Il suo orario',
  noneChosen: 'Nessun orario scelto',
  giveBack: 'Rimuovi',
  wait: 'Avvisami se si libera un posto',
  opening: 'Caricamento…',
  taken: 'Questo orario è appena stato preso. Ne scelga un altro.',
  zone: (name: string) => `Orari: ${name}`,
};

import { plural } from '../catalogue';
import type { FormBookingTexts } from './fr';

export const formBooking: FormBookingTexts = {
  title: 'Marcação',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  loading: 'A carregar os horários…',
  free: (count: number) =>
    count === 0
      ? 'nenhum horário livre'
      : `${count} ${plural('pt', count, { one: 'horário livre', other: 'horários livres' })}`,
  slotsOf: (day: string) => `Horários de ${day}`,
  none: 'Nenhum horário livre neste dia.',
  fullMonth: 'Este mês está tudo completo.',
  emptyMonth: 'Nenhum horário livre este mês.',
  findNext: 'Ver o próximo horário livre',
  noneAhead: 'Nenhum horário livre nos próximos meses.',
  failed: 'Não foi possível carregar os horários.',
  chosen: 'O seu horário',
  noneChosen: 'Nenhum horário escolhido',
  giveBack: 'Retirar',
  wait: 'Avisem-me se vagar um lugar',
  opening: 'A carregar…',
  taken: 'Este horário acaba de ser ocupado. Escolha outro.',
  zone: (name: string) => `Horários: ${name}`,
};

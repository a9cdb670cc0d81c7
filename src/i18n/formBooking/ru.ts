import { plural } from '../catalogue';
import type { FormBookingTexts } from './fr';

export const formBooking: FormBookingTexts = {
  title: 'Запись',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  loading: 'Загрузка времени приёма…',
  free: (count: number) =>
    count === 0
      ? 'нет свободного времени'
      : `${count} ${plural('ru', count, { one: 'свободное окно', few: 'свободных окна', other: 'свободных окон' })}`,
  slotsOf: (day: string) => `Свободное время: ${day}`,
  none: 'В этот день нет свободного времени.',
  fullMonth: 'В этом месяце всё занято.',
  emptyMonth: 'В этом месяце нет свободного времени.',
  findNext: 'Показать ближайшее свободное время',
  noneAhead: 'В ближайшие месяцы свободного времени нет.',
  failed: 'Не удалось загрузить свободное время.',
  chosen: 'Ваше время',
  noneChosen: 'Время не выбрано',
  giveBack: 'Убрать',
  wait: 'Сообщить, когда освободится место',
  opening: 'Загрузка…',
  taken: 'Это время только что заняли. Выберите другое.',
  zone: (name: string) => `Время: ${name}`,
};

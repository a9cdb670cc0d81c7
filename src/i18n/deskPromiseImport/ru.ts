import { plural } from '../catalogue';
import type { DeskPromiseImportTexts } from './fr';

const promises = (count: number) =>
  plural('ru', count, {
    one: `${count} обещание`,
    few: `${count} обещания`,
    many: `${count} обещаний`,
    other: `${count} обещания`,
  });

export const deskPromiseImport: DeskPromiseImportTexts = {
  title: 'Импорт обещаний',
  text: 'Из электронной таблицы, в CSV, или вставкой сюда. Первая строка содержит названия столбцов. Ничего не сохраняется без вашего согласия.',
  mails: 'Каждый, чей адрес эл. почты указан, сразу получит свою ссылку для оплаты.',
  hint: 'Не более 500 строк. Уже импортированное обещание не добавляется второй раз.',
  columnNames: {
    montant: 'Обещанная сумма',
    nom: 'Фамилия',
    prenom: 'Имя (необязательно)',
    displayName: 'Отображаемое имя (необязательно)',
    email: 'Эл. почта (необязательно)',
    tel: 'Телефон (необязательно)',
    team: 'Команда (необязательно)',
    source: 'Источник (необязательно)',
    note: 'Заметка (необязательно)',
    id: 'Идентификатор (необязательно)',
  },
  submit: (count) => `Импортировать: ${promises(count)}`,
  imported: (count) => `Импортировано: ${promises(count)}.`,
  would: (count) => `Будет сохранено: ${promises(count)}.`,
  known: (count) => `Уже есть: ${promises(count)}.`,
};

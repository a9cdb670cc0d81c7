import { plural, type PluralForms } from '../catalogue';
import type { DeskRemovalTexts } from './fr';

const of = (forms: PluralForms) => (count: number, written: string) => `${written} ${plural('ru', count, forms)}`;

export const deskRemoval: DeskRemovalTexts = {
  remove: 'Удалить',
  title: 'Удалить навсегда',
  text: 'Отменить это нельзя. Страницы других сайтов, где это показано, сообщат, что этого больше нет.',
  removed: 'Удалено.',
  used: 'Удалить нельзя, потому что есть:',
  named: 'Упоминается здесь:',
  unnamed: 'Сначала уберите это оттуда.',
  archiveText:
    'Лучше отправьте в архив: ни посетители, ни списки выбора этого больше не предложат. Всё, что есть, сохранится под своим именем; вернуть можно одним нажатием.',
  archive: 'В архив',
  archived: 'Теперь в архиве.',
  restore: 'Вернуть из архива',
  restored: 'Больше не в архиве.',
  counts: {
    payment: of({ one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' }),
    link: of({
      one: 'ссылка для оплаты',
      few: 'ссылки для оплаты',
      many: 'ссылок для оплаты',
      other: 'ссылки для оплаты',
    }),
    gift: of({ one: 'пожертвование', few: 'пожертвования', many: 'пожертвований', other: 'пожертвования' }),
    pledge: of({ one: 'обещание', few: 'обещания', many: 'обещаний', other: 'обещания' }),
    submission: of({ one: 'заявка', few: 'заявки', many: 'заявок', other: 'заявки' }),
    booking: of({ one: 'запись', few: 'записи', many: 'записей', other: 'записи' }),
    wait: of({ one: 'ожидающий', few: 'ожидающих', many: 'ожидающих', other: 'ожидающих' }),
    matching: of({
      one: 'правило удвоения',
      few: 'правила удвоения',
      many: 'правил удвоения',
      other: 'правила удвоения',
    }),
  },
};

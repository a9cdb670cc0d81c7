import type { DeskOperatorTexts } from './fr';

export const deskOperator: DeskOperatorTexts = {
  title: 'Организации на сервере',
  text: 'Названия, адреса и состояние. Содержимое остаётся за ними.',
  search: 'Поиск',
  searchHint: 'Название или идентификатор',
  none: 'Организаций пока нет.',
  noneFound: 'По этому запросу ничего нет.',
  more: 'Показать ещё',
  organisation: 'Организация',
  state: 'Состояние',
  modes: { test: 'Проверка', live: 'Работает' },
  closed: (when: string) => `Закрыта ${when}`,
  deletions: {
    asked: (when: string) => `Будет удалена ${when}`,
    running: (when: string) => `Удаляется с ${when}`,
    done: (when: string) => `Удалена ${when}`,
  },
  ownerless: 'Без владельца',
  ownerlessText: 'Управлять ею некому. На сервере эта команда приглашает владельца:',
  id: 'Идентификатор',
  founded: 'Создана',
  owners: 'Владельцы',
  pages: 'Её страницы',
  hostsText: 'Имя, добавленное здесь, действует сразу, без других доказательств.',
};

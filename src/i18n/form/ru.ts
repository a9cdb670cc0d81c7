import type { FormTexts } from './fr';

export const form: FormTexts = {
  problems: {
    lettersOnly: 'Только буквы',
    digitsOnly: 'Только цифры',
    lettersAndDigitsOnly: 'Только буквы и цифры',
    emailOfPayer: 'Адрес электронной почты должен отличаться от адреса плательщика',
    phoneOfPayer: 'Номер телефона должен отличаться от номера плательщика',
    url: 'Неверный адрес сайта',
    dateFilter: 'Эту дату нельзя выбрать',
    tooMany: 'Выбрано слишком много',
  },

  send: 'Отправить',
  sending: 'Отправка…',
  filesUnderWay: 'Файлы ещё загружаются, форма уйдёт за ними.',
  unnamed: 'Без названия',
  choose: 'Выбрать…',
  noChoice: 'Не выбрано',
  loadFailed: 'Форма не загрузилась. Проверьте подключение.',
};

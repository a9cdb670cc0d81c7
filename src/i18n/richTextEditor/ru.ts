import type { RichTextEditorTexts } from './fr';

export const richTextEditor: RichTextEditorTexts = {
  toolbar: 'Форматирование',
  level: 'Стиль',
  paragraph: 'Текст',
  heading: (level) => `Заголовок ${level}`,
  bold: 'Полужирный',
  italic: 'Курсив',
  underline: 'Подчёркнутый',
  color: 'Цвет текста',
  font: 'Шрифт',
  ownFont: 'Шрифт страницы',
  bullets: 'Маркированный список',
  numbers: 'Нумерованный список',
  link: 'Ссылка',
  address: 'Адрес ссылки',
  addressRefused: 'Адрес не распознан: укажите адрес сайта, e-mail или телефон.',
  apply: 'Применить',
  unlink: 'Убрать ссылку',
  align: {
    left: 'По левому краю',
    center: 'По центру',
    right: 'По правому краю',
    justify: 'По ширине',
  },
  clear: 'Очистить форматирование',
};

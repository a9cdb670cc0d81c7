import type { FormPageTexts } from './fr';

export const formPages: FormPageTexts = {
  words: {
    empty: 'Здесь пока ничего нет',
    notSaved: 'Не удалось сохранить. Проверьте подключение.',
    changed: 'Тем временем изменения сохранил кто-то другой',
    loadFailed: 'Не удалось загрузить. Проверьте подключение.',
    gone: 'Такой страницы нет',
    unreadable: 'Содержимое не читается',
    newerVersion: 'Содержимое создано в более новой версии',
  },
  sorts: {
    page: { form: 'Страница', untitled: 'Страница без названия' },
    section: { form: 'Раздел', untitled: 'Раздел без названия' },
    mainPage: { form: 'Главная страница', untitled: 'Главная страница' },
  },
  names: {
    title: 'Название',
    path: 'Адрес',
    description: 'Описание',
    metaTitle: 'Заголовок для поисковых систем',
    metaDescription: 'Описание для поисковых систем',
    metaImage: 'Картинка для публикаций',
    label: 'Название',
  },
  help: { path: 'Конец адреса страницы: o-nas, zhizn/molodezh' },
  warnings: {
    titleMissing: 'Введите название',
    pathMissing: 'Введите адрес',
    pathMalformed: 'Такой адрес не подходит',
    pathReserved: 'Этот адрес уже использует сайт',
    pathTaken: 'Этот адрес уже у другой страницы',
    linkEmpty: 'Ссылка никуда не ведёт или без текста',
    altMissing: 'У картинки нет описания',
  },
};

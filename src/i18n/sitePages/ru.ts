import type { SitePagesTexts } from './fr';

export const sitePages: SitePagesTexts = {
  donate: 'Сделать пожертвование',
  donateTo: (organisation) => `Пожертвовать: ${organisation}`,
  payment: 'Оплата',
  form: 'Форма',
  purposes: 'На что пойдёт ваше пожертвование',
  campaigns: 'Наши кампании',
  forms: 'Записи и заявки',
  collected: (amount) => `Собрано ${amount}`,
  noScript: 'Чтобы сделать пожертвование онлайн, включите JavaScript в браузере.',
  noScriptForm: 'Чтобы заполнить форму, включите JavaScript в браузере.',
  writeUs: (email) => `Можно также написать нам: ${email}.`,
  notFound: 'Страница не найдена',
  notFoundText: 'По этому адресу ничего нет.',
  homeName: 'Главная',
  home: 'Вернуться на главную',
  link: {
    expired: 'Срок действия ссылки истёк!',
    expiredText: 'По всем вопросам обращайтесь напрямую к ответственному лицу.',
    continue: 'Перейти к оплате',
    continueUpdate: 'Продолжить',
  },
};

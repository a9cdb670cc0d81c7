import { plural } from '../catalogue';
import type { PaymentTexts } from './fr';

const months = (count: number) =>
  `${count} ${plural('ru', count, { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' })}`;

export const payment: PaymentTexts = {
  you: 'Ваши данные',
  address: 'Адрес',
  payment: 'Оплата',

  summary: 'Итог',
  details: 'Подробнее',
  gift: 'Пожертвование',
  giftTo: (name) => `Пожертвование: ${name}`,
  total: 'Всего',
  eachMonth: 'в месяц',
  monthCount: months,
  totalOver: (count) => `Всего за ${months(count)}`,
  receipt: 'За этот платёж выдаётся налоговая квитанция!',
  noReceipt: 'За этот платёж налоговая квитанция не выдаётся!',
  reusable: 'Эту ссылку на оплату можно использовать повторно!',

  montant: 'Сумма',
  frequency: 'Периодичность',
  once: 'Один раз',
  monthly: 'Ежемесячно',
  split: 'Частями',
  nbMonth: 'Срок',
  partsLabel: 'Количество платежей',
  timesCount: (count) => `Частями: ${count}`,
  endless: 'Бессрочно',
  homme: 'Пол',
  man: 'Мужчина',
  woman: 'Женщина',
  prenom: 'Имя',
  nom: 'Фамилия',
  email: 'Электронная почта',
  emailHint: 'На этот адрес придёт подтверждение оплаты.',
  tel: 'Телефон',
  dialCode: 'Код страны',
  perso: 'Вы платите как',
  person: 'Частное лицо',
  company: 'Компания',
  raison: 'Название компании',
  siren: 'Номер компании',
  adresse: 'Адрес',
  postal: 'Почтовый индекс',
  ville: 'Город',
  pays: 'Страна',
  social_id: 'Номер удостоверения личности',
  commentaire: 'Комментарий',

  depositHint: (amount) => `Минимальный задаток: ${amount}`,
  keepHint: (known) => `Оставьте пустым, чтобы сохранить ${known}`,
  updateTitle: (name) => `Изменение - ${name}`,

  rememberMe: 'Запомнить меня',
  rememberHint: 'Ваши данные сохранятся на этом устройстве.',
  remembered: 'Данные сохранены на этом устройстве',
  forget: 'Забыть',
  forgotten: 'Ваши данные удалены с этого устройства.',

  pay: (amount) => `Оплатить ${amount}`,
  payMonthly: (amount) => `Оплатить ${amount} в месяц`,
  payBare: 'Оплатить',
  save: 'Сохранить изменения',
  paying: 'Отправка…',
  secure: 'Данные карты вы введёте на следующем шаге, на защищённой странице оплаты.',

  amountMinimum: (amount) => `Минимальная сумма: ${amount}`,
  amountMaximum: (amount) => `Максимальная сумма: ${amount}`,
  missingTitle: 'Обязательные поля',
  missingText: 'Заполните все обязательные поля, прежде чем отправить платёж.',

  loadFailed: 'Не удалось загрузить платёж. Проверьте подключение.',
  uncertainText: 'Деньги не списаны. Можно спокойно попробовать ещё раз: будет создан только один платёж.',
};

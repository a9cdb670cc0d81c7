import { plural } from '../catalogue';
import type { CampaignGiveTexts } from './fr';

const months = (count: number) =>
  `${count} ${plural('ru', count, { one: 'месяца', few: 'месяцев', many: 'месяцев', other: 'месяца' })}`;
const parts = (count: number) =>
  `${count} ${plural('ru', count, { one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' })}`;

export const campaignGive: CampaignGiveTexts = {
  method: 'Способ пожертвования',
  payNow: 'Пожертвовать сейчас',
  pledge: 'Пообещать пожертвование',
  frequency: 'Периодичность',
  once: 'Один раз',
  monthly: 'Каждый месяц',
  split: 'Частями',
  amount: 'Сумма',
  otherAmount: 'Другая сумма',
  amountFixed: 'Сумма этого пожертвования задана.',
  amountMinimum: (amount) => `Минимальная сумма — ${amount}`,
  sideMinimum: (amount) => `Минимум ${amount}`,
  amountMaximum: (amount) => `Сумма не может быть больше ${amount}`,

  duration: 'Срок',
  endless: 'Без срока, можно остановить в любой момент',
  forMonths: (count) => `В течение ${months(count)}`,
  monthsForced: (count) => `Здесь жертвуют каждый месяц в течение ${months(count)}.`,
  parts: 'Число платежей',
  inParts: (count) => parts(count),
  about: (amount) => `около ${amount} в месяц`,
  splitForced: (amount, count) => `От ${amount} пожертвование делится на ${parts(count)}.`,
  schedule: 'Показать точные суммы',
  part: (position) => `Платёж ${position}`,

  doubled: (by) => `Ваше пожертвование удваивается: ${by}`,
  multiplied: (times, by) => `Ваше пожертвование ${times === '2' ? 'удваивается' : `умножается на ${times}`}: ${by}`,
  matchAdds: (amount) => `+ ${amount} к вашему пожертвованию`,
  matchLeft: (amount) => `осталось ${amount}`,

  team: 'Команда',
  wholeCampaign: 'Вся кампания',
  displayName: 'Имя в списке жертвователей',
  optional: 'необязательно',
  stayAnonymous: 'Пожертвовать анонимно',

  give: 'Пожертвовать',
  giveAmount: (amount) => `Пожертвовать ${amount}`,
  giveMonthly: (amount) => `Пожертвовать ${amount} в месяц`,
  giveSplit: (amount, count) => `Пожертвовать ${amount} за ${parts(count)}`,
  pledgeAmount: (amount) => `Пообещать ${amount}`,
  approximately: (shown, charged) => `${shown} ≈ ${charged}`,
  opening: 'Открываем страницу оплаты…',
  sending: 'Отправляем…',
  secure: 'Безопасная оплата',
  receipt: 'Налоговая квитанция',
  nothingNow: 'Сейчас ничего не списывается.',

  refusedTitle: 'Не удалось начать пожертвование',
  blockedTitle: 'Остался один шаг',
  blockedText: 'Браузер не открыл страницу оплаты. Ваш выбор сохранён.',
  openedTitle: 'Оплата открыта в новой вкладке',
  openedText: 'Завершите пожертвование там.',
  continue: 'Перейти к оплате',

  choose: 'Выбрать',
  chooseNamed: (name) => `Выбрать: ${name}`,
  less: (name) => `На один меньше: ${name}`,
  more: (name) => `На один больше: ${name}`,
  chosen: 'Ваш выбор',
  total: 'Итого',
  showMore: 'Показать ещё',
  freeAmount: 'Другая сумма',
  chooseProduct: 'Выберите что-нибудь из списка кампании.',

  prenom: 'Имя',
  nom: 'Фамилия',
  email: 'Электронная почта',
  tel: 'Телефон',
  dialCode: 'Код страны',
  pledgedTitle: 'Спасибо, ваше обещание записано',
  pledgedText: 'Оплатить его можно в любое время по этому адресу:',
  again: 'Сделать новое пожертвование',

  gave: (amount) => `Пожертвование ${amount}`,
  share: 'Поделиться',
  shareText: (campaign) => `Поддержите «${campaign}»`,
  whatsapp: 'WhatsApp',
  copyLink: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  copyByHand: 'Адрес для копирования',
};

import { plural } from '../catalogue';
import type { ServerTexts } from './fr';

const payments = (count: number) =>
  `${count} ${plural('ru', count, { one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' })}`;

export const server: ServerTexts = {
  mainCaisse: 'Основной фонд',

  mail: {
    subject: (organisation) => `Спасибо за ваше пожертвование — ${organisation}`,
    greeting: (prenom) => `Здравствуйте, ${prenom}!`,
    once: (amount, organisation) => `Мы получили ваше пожертвование в размере ${amount} (${organisation}). Спасибо!`,
    monthly: (amount, count, organisation) =>
      `Ваше ежемесячное пожертвование (${organisation}) оформлено: ${payments(count)} по ${amount}, раз в месяц. Спасибо!`,
    unlimited: (amount, organisation) =>
      `Ваше ежемесячное пожертвование в размере ${amount} (${organisation}) оформлено без ограничения срока. Спасибо!`,
    split: (total, count, organisation) =>
      `Ваше пожертвование в размере ${total} (${organisation}) оформлено в рассрочку: ${payments(count)}. Спасибо!`,
    firstReceived: (amount) => `Первый платёж получен: ${amount}.`,
    caisse: (name) => `Назначение: ${name}`,
    date: (date) => `Дата: ${date}`,
    reference: (id) => `Номер: ${id}`,
    receipt: 'По этому платежу выдаётся налоговая квитанция.',
    noReceipt: 'По этому платежу налоговая квитанция не выдаётся.',
    contact: (email) => `Есть вопросы? Напишите на ${email}.`,
  },

  pay: {
    title: 'Демонстрационная страница оплаты',
    notice: 'Это проба: деньги не будут списаны.',
    to: (organisation) => `Получатель: ${organisation}`,
    once: (amount) => `К оплате: ${amount}`,
    monthly: (amount, count) => `${amount} в месяц, ${payments(count)}`,
    unlimited: (amount) => `${amount} в месяц, без ограничения срока`,
    schedule: 'График платежей',
    taken: (taken, count) => `Оплачено: ${taken} из ${count}`,
    takenSoFar: (taken) => `На сегодня: ${payments(taken)}`,
    succeed: 'Принять платёж',
    decline: 'Отклонить платёж',
    cancel: 'Отмена',
    nextMonth: 'Перейти к следующему месяцу',
    stop: 'Прекратить платежи',
    refund: 'Вернуть деньги',
    advanced: 'Дополнительные настройки',
    delivery: 'Подтверждение серверу',
    deliverOnce: 'Отправить подтверждение один раз',
    twice: 'Отправить подтверждение дважды',
    late: 'Отправить подтверждение с опозданием',
    disordered: 'Отправить подтверждения не по порядку',
    never: 'Не отправлять подтверждение',
    accepted: 'Платёж принят',
    states: {
      open: 'Ожидает оплаты',
      active: 'Платежи продолжаются',
      done: 'Оплачено',
      declined: 'Платёж отклонён',
      cancelled: 'Платёж отменён',
      stopped: 'Платежи остановлены',
      refunded: 'Платёж возвращён',
    },
    unknown: 'Этой страницы оплаты не существует, или её больше нет.',
    back: 'Вернуться на сайт',
  },

  thanks: {
    title: 'Спасибо!',
    text: 'Ваш платёж получен.',
    pending: 'Платёж подтверждается…',
    failed: 'Платёж отклонён. Деньги не списаны.',
    cancelled: 'Платёж отменён. Деньги не списаны.',
    home: 'Вернуться на главную',
  },

  pages: {
    donate: 'Сделать пожертвование',
    donateTo: (organisation) => `Пожертвовать: ${organisation}`,
    payment: 'Оплата',
    purposes: 'На что пойдёт ваше пожертвование',
    skip: 'Перейти к содержанию',
    language: 'Язык',
    noScript: 'Чтобы сделать пожертвование онлайн, включите JavaScript в браузере.',
    writeUs: (email) => `Можно также написать нам: ${email}.`,
    terms: 'Условия',
    privacy: 'Конфиденциальность',
    notFound: 'Страница не найдена',
    notFoundText: 'По этому адресу ничего нет.',
  },

  refusals: {
    type: 'Этот вид платежа недоступен.',
    caisseUnknown: 'Сбор не найден.',
    caisseClosed:
      'Этот сбор завершён! — Сейчас им нельзя воспользоваться; по всем вопросам обращайтесь напрямую к ответственному лицу.',
    currency: 'Эта валюта не принимается.',
    amountInvalid: 'Неверная сумма',
    amountMinimum: (amount) => `Сумма должна быть не меньше ${amount}`,
    amountMaximum: 'Сумма слишком велика.',
    months: 'Такое количество месяцев недоступно.',
    divide: 'Такое количество платежей недоступно для этой суммы.',
    payer: 'Заполните все обязательные поля, прежде чем отправить платёж.',
    platform: 'Этот способ оплаты недоступен.',
    intentUnknown: 'Срок действия ссылки истёк! — По всем вопросам обращайтесь напрямую к ответственному лицу.',
    intentExpired: 'Срок действия ссылки истёк! — По всем вопросам обращайтесь напрямую к ответственному лицу.',
    alreadyPaid: 'Этот платёж уже выполнен.',
    amountChanged: 'Показанная сумма устарела. Проверьте её и попробуйте снова.',
    replaced: 'Этот платёж заменён более новым.',
    keyReused: 'Этот запрос уже отправлен с другим содержанием. Перезагрузите страницу и начните заново.',
    tooManyAttempts: 'Слишком много попыток. Подождите немного и попробуйте снова.',
    providerUnavailable: 'Платёжная служба не отвечает. Деньги не списаны: попробуйте ещё раз чуть позже.',
    failed: 'Произошла ошибка',
  },

  fields: {
    required: 'Это поле обязательно',
    email: 'Неверный адрес электронной почты',
    phone: 'Неверный номер телефона',
    atLeastTwo: 'Введите не менее 2 символов',
    atLeastThree: 'Введите не менее 3 символов',
    amountMinimum: 'Сумма должна быть не меньше 1',
    amountInvalid: 'Неверная сумма',
    tooLong: 'Слишком длинный текст',
  },
};

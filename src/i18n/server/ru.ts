import { plural } from '../catalogue';
import { common } from '../common/ru';
import { problems } from '../problems/ru';
import { sitePages } from '../sitePages/ru';
import { mainFundNames } from '../mainFundNames';
import type { ServerTexts } from './fr';

const payments = (count: number) =>
  `${count} ${plural('ru', count, { one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' })}`;

export const server: ServerTexts = {
  mainCaisse: mainFundNames.ru,
  closed: common.closed,

  mail: {
    trial: 'Проба: деньги не списываются.',
    subject: (organisation) => `Спасибо за ваше пожертвование — ${organisation}`,
    greeting: (prenom) => `Здравствуйте, ${prenom}!`,
    once: (amount, organisation) => `Мы получили ваше пожертвование в размере ${amount} (${organisation}). Спасибо!`,
    monthly: (amount, count, organisation) =>
      `Ваше ежемесячное пожертвование (${organisation}) оформлено: ${payments(count)} по ${amount}, раз в месяц. Спасибо!`,
    unlimited: (amount, organisation) =>
      `Ваше ежемесячное пожертвование в размере ${amount} (${organisation}) оформлено без ограничения срока. Спасибо!`,
    split: (total, count, organisation) =>
      `Ваше пожертвование в размере ${total} (${organisation}) оформлено в рассрочку: ${payments(count)}. Спасибо!`,
    paid: {
      subject: (organisation) => `Ваш платёж — ${organisation}`,
      once: (amount, organisation) => `Мы получили ваш платёж на сумму ${amount} (${organisation}). Спасибо!`,
      monthly: (amount, count, organisation) =>
        `Ваш ежемесячный платёж (${organisation}) оформлен: ${payments(count)} по ${amount}, раз в месяц. Спасибо!`,
      unlimited: (amount, organisation) =>
        `Ваш ежемесячный платёж на сумму ${amount} (${organisation}) оформлен без ограничения срока. Спасибо!`,
      split: (total, count, organisation) =>
        `Ваш платёж на сумму ${total} (${organisation}) оформлен в рассрочку: ${payments(count)}. Спасибо!`,
      purpose: (label) => `За что: ${label}`,
    },
    firstReceived: (amount) => `Первый платёж получен: ${amount}.`,
    caisse: (name) => `Назначение: ${name}`,
    date: (date) => `Дата: ${date}`,
    reference: (id) => `Номер: ${id}`,
    receipt: 'По этому платежу выдаётся налоговая квитанция.',
    noReceipt: 'По этому платежу налоговая квитанция не выдаётся.',
    contact: (email) => `Есть вопросы? Напишите на ${email}.`,
  },

  formTable: {
    sentAt: 'Отправлено',
    state: 'Состояние',
    total: 'Итого',
    paid: 'Оплачено',
    currency: 'Валюта',
    states: {
      kept: 'Получено',
      open: 'К оплате',
      released: 'Не оплачено',
      short: 'Оплачено слишком поздно',
      held: 'Ждёт подтверждения',
      expired: 'Не подтверждено',
      cancelled: 'Отменено',
    },
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

  pages: sitePages,

  links: {
    ...sitePages.link,
    update: (name) => `Изменение - ${name}`,
  },

  cards: {
    title: 'Карточка для печати',
    print: 'Распечатайте эту страницу на бумаге A6 или сохраните её в PDF.',
    scan: 'Отсканируйте код телефоном',
    code: (address: string) => `QR-код адреса ${address}`,
  },

  refusals: {
    type: 'Этот вид платежа недоступен.',
    caisseUnknown: 'Фонд не найден.',
    caisseClosed:
      'Этот фонд закрыт! — Сейчас пожертвовать в него нельзя. По всем вопросам обращайтесь напрямую к ответственному лицу.',
    campagneUnknown: 'Кампания не найдена.',
    campagneClosed:
      'Эта кампания завершена! — Сейчас принять участие в ней нельзя. По всем вопросам обращайтесь напрямую к ответственному лицу.',
    serviceUnknown: 'Услуга не найдена.',
    serviceClosed: 'Эта услуга больше не предлагается.',
    detteUnknown: 'Долг не найден.',
    dettesApart: 'Эти долги нельзя оплатить вместе.',
    dettesCurrencies: 'Эти долги в разных валютах: оплатите долги в каждой валюте отдельно.',
    submissionUnknown: 'Форма не найдена.',
    nothingDue: 'Платить больше нечего.',
    people: 'Укажите имя и фамилию каждого человека.',
    products: 'Один из товаров больше не предлагается. Обновите страницу и выберите снова.',
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

  /** Titles of the pages that list something (SITE-30). */
  pageNames: {
    HORAIRES: 'Расписание',
    EVENTS: 'События',
    ACTU: 'Новости',
    SERVICES: 'Занятия',
    ABONNEMENTS: 'Абонементы',
    GALERIES: 'Галереи',
  },

  forms: {
    closed: 'Срок действия этой формы истёк!',
    closedByEvent: 'Запись на это мероприятие закрыта.',
    fields: 'Некоторые ответы нужно исправить.',
    articleMinimum: 'Нужно выбрать хотя бы 1 товар.',
    priceMissing: 'Эту форму нельзя отправить: её сумма может быть только 0. Сообщите об этом организации.',
    stock: 'Осталось недостаточно. Доступное количество обновлено.',
    slot: 'Это время уже занято. Выберите другое.',
    upload: 'Один из файлов больше недоступен. Загрузите его снова.',
    changed: 'Эта форма только что изменилась. Проверьте ответы и отправьте её снова.',
    notADocument: 'Структура формы не читается.',
    newerVersion: 'Эта форма создана в более новой версии.',
    tooDeep: 'Блоки этой формы вложены слишком глубоко.',
    tooManyBlocks: 'В этой форме слишком много блоков.',
    revision: 'Форма тем временем изменилась. Загрузите её заново перед сохранением.',
    defaultRefused: (key) => `Поле не принимает своё значение по умолчанию: ${key}`,
    keyTaken: (key) => `У двух полей не может быть одного ключа: ${key}`,
    mailMissing: 'Для подтверждения по почте нужно обязательное поле e-mail, которое не скрывает ни одно условие.',
    sold: (sold) => `Уже занято: ${sold}.`,
    toldScope: 'Менять адреса, на которые приходят ответы, может только полный токен.',
  },

  formMail: {
    copySubject: (title) => `Ваша форма «${title}»`,
    copy: (organisation) => `${organisation}: ваша форма получена. Вот её копия.`,
    noticeSubject: (title) => `Новая форма: ${title}`,
    notice: 'Только что была заполнена форма.',
    notRepeated: 'Длинные тексты и ссылки здесь не повторяются.',
    yes: 'Да',
    no: 'Нет',
    paymentMethod: 'Способ оплаты',
    online: 'Онлайн',
    total: 'Итого',
  },

  goneMail: {
    subject: (title) => `Возвращаем ваш платёж: ${title}`,
    gone: (amount, title) =>
      `Ваш платёж на сумму ${amount} за «${title}» поступил слишком поздно: выбранных вами мест или товаров уже не осталось.`,
    back: 'Мы возвращаем всю сумму тем же способом, которым вы платили. От вас ничего не требуется; возврат может занять несколько дней.',
  },

  pledges: {
    closed: 'Эта кампания не принимает обещаний пожертвовать.',
    subject: (campagne) => `Ваше обещание пожертвовать: ${campagne}`,
    promised: (amount, campagne, organisation) =>
      `Вы обещали пожертвовать ${amount} организации ${organisation} для «${campagne}». Спасибо!`,
    pay: (url) => `Чтобы внести пожертвование: ${url}`,
    unpaid: 'Ничего не списывается, пока вы не заплатите.',
  },

  fields: {
    ...problems,
    amountMinimum: 'Сумма должна быть не меньше 1',
  },
};

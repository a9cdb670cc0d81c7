import { plural } from '../catalogue';
import type { SubscriptionTexts } from './fr';

export const subscription: SubscriptionTexts = {
  page: {
    title: 'Ваше обязательство',
    to: (organisation: string) => `Получатель: ${organisation}`,
    endless: (amount: string) => `${amount} в месяц, без ограничения срока`,
    months: (amount: string, count: number) =>
      `${amount} в месяц, ${count} ${plural('ru', count, { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' })}`,
    split: (total: string, count: number) => `${total}, частями: ${count}`,
    taken: (count: number, amount: string) =>
      `${count} ${plural('ru', count, { one: 'платёж получен', few: 'платежа получено', many: 'платежей получено', other: 'платежа получено' })}: ${amount}`,
    next: (date: string) => `Следующий платёж: ${date}`,
    states: { active: 'Действует', failing: 'Последний платёж отклонён', ended: 'Завершено', stopped: 'Остановлено' },
    stop: 'Остановить платежи',
    stopAsk: 'Остановить насовсем? Больше ничего не будет списано.',
    stopYes: 'Да, остановить',
    keep: 'Нет, продолжить',
    stopped: 'Платежи остановлены. Спасибо за всё, что вы пожертвовали.',
    means: 'Изменить способ оплаты',
    unknown: 'Эта ссылка недействительна.',
    unavailable: 'Платёжная служба не отвечает. Попробуйте ещё раз чуть позже.',
    ended: 'Платежей больше не будет.',
  },

  mail: {
    subject: (organisation: string) => `Платёж не прошёл — ${organisation}`,
    body: (amount: string, organisation: string) => `Ваш платёж на сумму ${amount} (${organisation}) отклонён.`,
    retry: 'Попытка будет повторена через несколько дней. Если на счёте есть средства, ничего делать не нужно.',
    final: 'Попыток больше не будет, следующие платежи остановлены.',
    change: (url: string) => `Чтобы изменить способ оплаты или остановить платежи: ${url}`,
    manage: (url: string) => `Чтобы остановить платежи или изменить способ оплаты: ${url}`,
    manageSubject: (organisation: string) => `Ваши платежи — ${organisation}`,
    manageText: (organisation: string) =>
      `Это ссылка для управления вашими платежами (${organisation}). Она личная: не передавайте её никому.`,
  },

  sandbox: {
    authorise: (amount: string) => `Разрешить списание ${amount}`,
    authorised: 'Мандат принят: банк ответит в течение нескольких дней',
    fail: 'Отклонить этот платёж',
    failing: 'Платёж отклонён, попытка будет повторена',
    bounce: 'Возврат банком',
    means: 'Изменить способ оплаты',
    keepMeans: 'Сохранить новый способ оплаты',
  },
};

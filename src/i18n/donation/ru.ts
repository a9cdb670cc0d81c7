import type { DonationTexts } from './fr';

export const donation: DonationTexts = {
  title: 'Сделать пожертвование',
  mainCaisse: 'Основной фонд',
  caisse: 'Назначение пожертвования',
  frequency: 'Периодичность',
  once: 'Один раз',
  monthly: 'Каждый месяц',
  amount: 'Сумма',
  freeAmount: 'Своя сумма',
  otherAmount: 'Другая сумма',
  currency: 'Валюта',

  give: 'Пожертвовать',
  giveAmount: (amount) => `Пожертвовать ${amount}`,
  giveMonthly: (amount) => `Пожертвовать ${amount} в месяц`,
  approximately: (shown, charged) => `${shown} ≈ ${charged}`,
  opening: 'Открываем страницу оплаты…',
  secure: 'Безопасная оплата',
  receipt: 'Налоговая квитанция',

  chooseAmount: 'Выберите сумму или введите свою.',
  amountInvalid: 'Неверная сумма',
  amountMinimum: (amount) => `Минимальная сумма — ${amount}`,

  raisedOf: (goal) => `собрано из ${goal}`,
  remaining: (amount) => `Осталось собрать ${amount}`,
  progress: 'Цель сбора',

  expiredTitle: 'Этот фонд закрыт',
  expiredText: 'Сейчас пожертвовать в этот фонд нельзя. По всем вопросам обращайтесь напрямую к ответственному лицу.',
  unknownTitle: 'Фонд не найден',
  unknownText: 'Проверьте адрес страницы или свяжитесь с организацией.',
  home: 'На главную',

  refusedTitle: 'Не удалось начать пожертвование',
  blockedTitle: 'Остался один шаг',
  blockedText: 'Браузер не открыл страницу оплаты. Ваш выбор сохранён.',
  openedTitle: 'Оплата открыта в новой вкладке',
  openedText: 'Завершите пожертвование там.',
  continue: 'Перейти к оплате',

  video: 'Видео',
  playVideo: 'Смотреть видео',
  pictures: 'Фотографии',
  picture: (position, count) => `Фото ${position} из ${count}`,
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  pause: 'Остановить показ',
  play: 'Запустить показ',
};

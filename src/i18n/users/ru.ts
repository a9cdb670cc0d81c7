import type { UsersTexts } from './fr';

export const users: UsersTexts = {
  keys: {
    invitation: {
      subject: (organisation) => `Приглашение управлять: ${organisation}`,
      body: (organisation) => `Вас приглашают управлять организацией «${organisation}».`,
      button: 'Принять приглашение',
      until: 'Ссылка действует один раз, в течение 7 дней.',
    },
    reset: {
      subject: (server) => `Новый пароль: ${server}`,
      body: (server) => `Для вашей учётной записи на ${server} запрошен новый пароль.`,
      button: 'Выбрать пароль',
      until: 'Ссылка действует один раз, в течение часа.',
    },
    link: {
      subject: (server) => `Ваша ссылка для входа: ${server}`,
      body: (server) => `Вот запрошенная ссылка для входа на ${server}. Откройте её в том же браузере.`,
      button: 'Войти',
      until: 'Ссылка действует один раз, в течение 15 минут.',
    },
    email: {
      subject: (server) => `Подтвердите адрес: ${server}`,
      body: (server) =>
        `Этот адрес должен стать адресом учётной записи на ${server}. Он вступит в силу только после подтверждения.`,
      button: 'Подтвердить адрес',
      until: 'Ссылка действует один раз, в течение суток.',
    },
  },
  notYou: 'Вы ничего не запрашивали? Не обращайте внимания: ничего не изменится.',

  news: {
    device: {
      subject: (server) => `Новый вход: ${server}`,
      body: 'Ваша учётная запись открыта из нового браузера:',
    },
    password: {
      subject: (server) => `Пароль изменён: ${server}`,
      body: 'Пароль вашей учётной записи изменён. Остальные сеансы завершены.',
    },
    email: {
      subject: (server) => `Адрес изменён: ${server}`,
      body: 'У вашей учётной записи теперь другой адрес: сюда сообщения больше не приходят.',
    },
    factorOn: {
      subject: (server) => `Двухэтапный вход включён: ${server}`,
      body: 'Теперь кроме пароля запрашивается код.',
    },
    factorOff: {
      subject: (server) => `Двухэтапный вход выключен: ${server}`,
      body: 'Теперь для входа достаточно пароля.',
    },
  },
  test: {
    subject: (organisation: string) => `Проверка почты: ${organisation}`,
    body: (organisation: string) => `Если вы это читаете, письма от ${organisation} доходят.`,
    spam: 'Письмо попало в спам? Сообщите тому, кто обслуживает сервер.',
  },
  deletion: {
    asked: {
      subject: (organisation) => `Запрошено удаление: ${organisation}`,
      body: (organisation, day) =>
        `Запрошено удаление организации «${organisation}». Всё, что она здесь хранит, будет стёрто ${day}.`,
    },
    soon: {
      subject: (organisation) => `Скоро удаление: ${organisation}`,
      body: (organisation, day) =>
        `Организация «${organisation}» будет удалена ${day} со всем, что она здесь хранит. Не забудьте скачать архив.`,
    },
    cancelled: {
      subject: (organisation) => `Удаление отменено: ${organisation}`,
      body: (organisation, day) => `Удаление организации «${organisation}», назначенное на ${day}, отменено.`,
    },
    undo: 'До этого дня его может отменить любой из владельцев.',
    button: 'Посмотреть или отменить',
  },
  notYours: 'Это были не вы? Сразу выберите новый пароль и предупредите других администраторов.',
};

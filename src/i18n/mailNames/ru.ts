import type { WordedMail } from '../../contract/terms/wordedMails';

export const mailNames: Readonly<Record<WordedMail, string>> = {
  thanks: 'Благодарность за пожертвование',
  payment: 'Подтверждение платежа',
  failed: 'Отклонённый платёж',
  gone: 'Возврат: больше недоступно',
  manage: 'Ссылка для управления платежами',
  pledge: 'Обещание записано',
  formCopy: 'Форма получена',
  formHeld: 'Запрос на подтверждение',
  newsletter: 'Подписка на рассылку',
};

import { plural } from '../catalogue';
import type { FormSendingTexts } from './fr';

export const formSending: FormSendingTexts = {
  articleMinimum: 'Выберите хотя бы 1 позицию.',
  fileFailed: 'Один из файлов не загрузился: попробуйте ещё раз или удалите его.',
  receivedTitle: 'Ваша форма получена.',
  receivedText: 'Она будет рассмотрена в ближайшее время.',
  receivedMailedTitle: 'Ваша форма получена и отправлена.',
  receivedMailedText: 'Через несколько минут вы получите письмо с подтверждением.',
  heldTitle: 'Подтвердите по почте',
  heldText: (until) =>
    `Мы отправили вам письмо: откройте ссылку в нём, чтобы подтвердить заявку. Она сохранена за вами до ${until}.`,
  again: 'Отправить ещё одну форму',
  toPayment: 'Перейти к оплате',
  failedTitle: 'Форма не отправлена',
  failedText: 'Ваши ответы сохранены: можно попробовать ещё раз.',
  summary: (count: number) =>
    `${count} ${plural('ru', count, { one: 'ответ нужно исправить', few: 'ответа нужно исправить', many: 'ответов нужно исправить', other: 'ответа нужно исправить' })}`,
  expiredTitle: 'Срок действия этой формы истёк!',
  expiredText: 'Сейчас заполнить эту форму нельзя. По всем вопросам обращайтесь напрямую к ответственному лицу.',
  missing: 'Форма не найдена.',
};

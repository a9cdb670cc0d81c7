import type { ProblemTexts } from './fr';

export const problems: ProblemTexts = {
  required: 'Это поле обязательно',
  email: 'Неверный адрес электронной почты',
  phone: 'Неверный номер телефона',
  atLeastTwo: 'Введите не менее 2 символов',
  atLeastThree: 'Введите не менее 3 символов',
  tooLong: 'Текст слишком длинный',
  date: 'Эта дата неверна',
  choice: 'Выберите ответ из списка',
  amountInvalid: 'Неверная сумма',
};

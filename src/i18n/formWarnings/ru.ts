import type { FormWarningTexts } from './fr';

export const formWarnings: FormWarningTexts = {
  keyMissing: 'Введите ключ поля',
  labelMissing: 'Введите подпись',
  valuesMissing: 'Добавьте варианты ответа',
  calendarMissing: 'Выберите календарь',
  paymentMethodsMissing: 'Добавьте способы оплаты',
  productMissing: 'Выберите товар.',
  blockMissing: 'Выберите блок',
  urlMissing: 'Введите адрес страницы',
  pdfMissing: 'Загрузите файл PDF',
  videoMissing: 'Загрузите видео',
  complexOnly: 'Этот блок есть только в формах типа COMPLEX',
  keyTaken: 'Этот ключ уже занят другим полем',
  defaultRefused: 'Поле не принимает своё значение по умолчанию',
  conditionFieldMissing: 'Такого поля нет',
  conditionCycle: 'Это условие зависит от самого себя',
  mailMissing: 'Для подтверждения по почте нужно обязательное поле e-mail, которое не скрывает ни одно условие',
  priceMissing: 'Сумма может быть только 0: укажите цену товара или разрешите нулевую сумму (allowZeroAmount)',
};

const units = [...'אבגדהוזחט'];
const tens = [...'יכלמנסעפצ'];
const hundreds = [...'קרשת'];
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

const valueOf = (letter: string): number => {
  const plain = finals[letter] ?? letter;
  const places = [units, tens, hundreds].map((letters) => letters.indexOf(plain) + 1);
  return places.reduce((sum, place, power) => sum + place * 10 ** power, 0);
};

/**
 * A number in figures, or in Hebrew letters without their marks. Null if it is neither.
 * @example
 * hebrewNumber('18') // => 18
 * hebrewNumber('יח') // => 18
 * hebrewNumber('התשנ') // => 5750
 * hebrewNumber('mars') // => null
 */
export function hebrewNumber(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const [, thousands = '', rest = ''] = /^([א-ט]?)([א-ת]+)$/.exec(text) ?? [];
  if (rest === '') return null;
  const values = [...rest].map(valueOf);
  // A letter before a greater one counts thousands: ה before תשנ.
  const isThousand = thousands !== '' && (values[0] ?? 0) > valueOf(thousands) && (values[0] ?? 0) >= 100;
  const sum = values.reduce((all, value) => all + value, 0);
  return thousands === '' ? sum : sum + valueOf(thousands) * (isThousand ? 1000 : 1);
}

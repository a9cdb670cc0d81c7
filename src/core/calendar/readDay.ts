import { isDay } from '../../contract/terms/isDay';
import { foldText } from '../text';
import { civilOf, type HebrewMonth } from './hebrewDate';
import { hebrewNumber } from './hebrewNumber';

const spellings: readonly (readonly [HebrewMonth, RegExp])[] = [
  ['ADAR_I', /^(adar|אדר) ?(1|i|a|א|rishon|ראשון)$/],
  ['ADAR_II', /^(adar|אדר) ?(2|ii|b|ב|sheni|שני)$/],
  ['ADAR', /^(adar|אדר)$/],
  ['NISSAN', /^(niss?an|ניסן)$/],
  ['IYAR', /^(iyy?ar|אייר|איר)$/],
  ['SIVAN', /^(siv[ao]n|סיוו?ן)$/],
  ['TAMOUZ', /^(tamm?o?uz|תמוז)$/],
  ['AV', /^((menahem )?av|(מנחם )?אב)$/],
  ['ELOUL', /^(elo?ul|אלול)$/],
  ['TICHRI', /^(ti[cs]?s?h?c?h?re?i|תשרי)$/],
  ['HECHVAN', /^((mar)?[ck]?he[cs]?s?h?[vw]an|(מר)?חשוו?ן)$/],
  ['KISLEV', /^(kisle[vw]|כסלו|כסליו)$/],
  ['TEVET', /^(te[vb]eth?|טבת)$/],
  ['CHEVAT', /^([cs]c?h[e]?[vw]at|שבט)$/],
];

const monthOf = (name: string): HebrewMonth | undefined => spellings.find(([, spelling]) => spelling.test(name))?.[0];

/**
 * A day as lists of people have it: civil, or Hebrew with its year, in figures or letters. Null if it is no day.
 * @example
 * readDay('31/01/1980') // => '1980-01-31'
 * readDay('1/31/1980', { monthFirst: true }) // => '1980-01-31'
 * readDay('18 Tevet 5750') // => '1990-01-15'
 * readDay('י״ח בטבת תש״נ') // => '1990-01-15'
 * readDay('31/02/1980') // => null
 */
export function readDay(text: string, { monthFirst = false }: { readonly monthFirst?: boolean } = {}): string | null {
  const written = text.trim().replace(/[ T]00:00(:00(\.0+)?)?Z?$/, '');
  const [, one = '', two = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  if (year === undefined) return isDay(written) ? written : readHebrew(written);
  const [month, day] = monthFirst ? [one, two] : [two, one];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

function readHebrew(text: string): string | null {
  const words = foldText(text.replace(/["'״׳’”]/g, ''))
    .split(/[\s,.-]+/)
    .filter(Boolean);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const name = words.slice(1, -1).join(' ');
  const month = monthOf(name) ?? monthOf(name.replace(/^ב/, ''));
  const [day, year] = [hebrewNumber(first), hebrewNumber(last)];
  if (month === undefined || day === null || year === null) return null;
  return civilOf({ year: year < 1000 ? year + 5000 : year, month, day });
}

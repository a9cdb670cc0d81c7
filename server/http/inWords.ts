import type { Language } from '../../src/contract/common';
import { zonedTime } from '../../src/core/calendar';
import { MAIN_ASSOC } from '../../src/core/payment';
import { countryName } from '../../src/i18n/countryName';
import { languageNames } from '../../src/i18n/languageNames';
import { purposeIn } from '../../src/i18n/mainFundNames';
import { tableTexts } from '../../src/i18n/tables';
import { momentCell, type CsvRow, type CsvRows, type Holds } from './csvRows';

type Cell = CsvRow[number];
type Write = (cell: Cell) => Cell;

/**
 * A table as people read it (SRV-34): names of columns and codes in words of `lang`, moments in the time zone of the organisation.
 * A table without a head stays as it is.
 */
export async function* inWords(rows: CsvRows, lang: Language, readZone: () => Promise<string>): CsvRows {
  const texts = tableTexts[lang];
  let writers: readonly Write[] = [];
  for await (const some of rows) {
    if ('about' in some) yield some;
    else if ('columns' in some) {
      const writerOf = createWriters(lang, await readZone());
      const words: Words = texts.columns;
      const columns = [
        ...Object.entries(some.columns).map(([name, said]) =>
          typeof said === 'string' ? { called: name, holds: said } : { called: said[0], holds: said[1] },
        ),
        ...(some.others ?? []),
      ];
      writers = columns.map(({ holds }) => writerOf(holds));
      yield [columns.map(({ called }) => (typeof called === 'string' ? (words[called] ?? called) : called.own))];
    } else yield writers.length === 0 ? some : some.map((row) => row.map((cell, at) => writers[at]?.(cell) ?? cell));
  }
}

type Words = Readonly<Record<string, string>>;
const wordOf = (words: Words, cell: Cell) => (Object.hasOwn(words, cell) ? words[cell] : undefined);

function createWriters(lang: Language, zone: string): (holds: Holds) => Write {
  const { codes, verbs, hebrew } = tableTexts[lang];
  const { textOf } = zonedTime(zone);
  const others: Readonly<Partial<Record<Holds, Write>>> = {
    text: (cell) => cell,
    // A day without a time stays one.
    moment: (cell) => (/^\d{4}-\d\d-\d\dT/.test(String(cell)) ? momentCell(textOf(Date.parse(String(cell)))) : cell),
    country: (cell) => countryName(String(cell), lang),
    purpose: (cell) => purposeIn(String(cell), lang),
    // The organisation itself, which the table is of.
    issuer: (cell) => (cell === MAIN_ASSOC ? '' : cell),
    // Beside trials all is real, even of an organisation in test mode (ENT-30): only the trial says so.
    trial: (cell) => (cell === 'live' ? '' : (wordOf(codes.mode, cell) ?? cell)),
    language: (cell) => wordOf(languageNames, cell) ?? cell,
    hebrew(cell) {
      const [day = '', month, year = ''] = String(cell).split(' ');
      return month === undefined ? cell : hebrew.date(day, wordOf(hebrew.months, month) ?? month, year);
    },
    action: (cell) => wordOf(codes.action, cell) ?? wordOf(verbs, String(cell).split('-').at(-1) ?? '') ?? verbs.UPDATE,
  };
  return (holds) => others[holds] ?? ((cell) => wordOf(codes[holds as keyof typeof codes], cell) ?? cell);
}

import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { openTestDatabase } from './openTestDatabase';
import { foldAsDatabase } from './textSearch';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function foldedBy(texts: readonly string[]): Promise<string[]> {
  const result: unknown = await database.queries.execute(
    sql`select fold_text(value) as folded from unnest(${sql.param([...texts])}::text[]) with ordinality t (value, at) order by at`,
  );
  return (result as { rows: { folded: string }[] }).rows.map(({ folded }) => folded);
}

/** Alphabets that the database knows the capitals of. */
const alphabets = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u;
/** Characters up to the end of the symbols, and ready-made letters of Hebrew and Arabic. */
const letters = [...Array(0x2fff).keys(), ...Array.from({ length: 0x4f0 }, (_, index) => 0xfb00 + index)]
  .filter((code) => code > 0)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => letter === letter.toLowerCase() || alphabets.test(letter));

it('SRV-26 folds a text in the database as the server folds a search', async () => {
  const texts = [
    ...letters.map((letter) => `a${letter}z`),
    ...['  Éléonore\n LÉVI ', 'Łódź Øre Straße ŒUVRE İstanbul', 'שָׁלוֹם', 'Ёлка Йод', 'ΟΔΟΣ Οδός', ''],
  ];
  const folded = await foldedBy(texts);
  expect(texts.filter((text, index) => folded[index] !== foldAsDatabase(text))).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { openTestDatabase } from './openTestDatabase';
import type { Database } from './database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function gramsOf(text: string): Promise<string[]> {
  const grams = sql<string[]>`search_grams('demo', ${text})`;
  const [row] = await database.queries.select({ grams }).from(sql`(select 1) as one`);
  return row?.grams ?? [];
}

/** Each three letters, and each first letter of a word behind its blank. */
function expectedOf(text: string): string[] {
  const letters = Array.from(` ${text}`);
  const threes = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  const starts = letters.slice(1).flatMap((letter, at) => (letters[at] === ' ' ? [` ${letter}`] : []));
  return [...new Set([...threes, ...starts])].map((gram) => `demo:${gram}`);
}

it.each([
  ['', 'a', 'ab'],
  ['abc', 'a b', 'ab cd ef'],
  ['שלום עולם', 'é 🌱x'],
  ['levi שלום 🌱 '.repeat(60), 'x'.repeat(255)],
  ['x'.repeat(256), 'a b'.repeat(90)],
])('SRV-26 SRV-41 groups of letters are the same of short texts and of long ones: %#', async (...texts) => {
  for (const text of texts) expect((await gramsOf(text)).sort()).toEqual(expectedOf(text).sort());
});

it('SRV-41 a text eight times as long takes about eight times as long, not sixty-four', async () => {
  const quickest = async (text: string) => {
    const times: number[] = [];
    for (const _ of [1, 2, 3]) {
      const before = performance.now();
      await gramsOf(text);
      times.push(performance.now() - before);
    }
    return Math.min(...times);
  };
  const word = 'שלום levi ';
  expect((await quickest(word.repeat(1600))) / (await quickest(word.repeat(200)))).toBeLessThan(24);
});

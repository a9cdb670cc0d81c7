import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../server/db/database';
import { copyRows } from '../../server/testing/copyRows';

/** Rows of one statement: the server's connections wait thirty seconds for one. */
const PIECE = 5000;

const prenoms = [
  'Ana',
  'Samuel',
  'Claire',
  'Myriam',
  'Olga',
  'David',
  'Léa',
  'Nathan',
  'Ruth',
  'Élie',
  'Sarah',
  'Ilan',
];
const noms = ['Lévy', 'Cohen', 'Dubois', 'Petrov', 'Azoulay', 'Benhamou', 'Rossi', 'Silva', 'Katz', 'Martin', 'Weil'];
const quoted = (names: readonly string[]) => sql.raw(`array[${names.map((name) => `'${name}'`).join(', ')}]`);

/** The word of five records of each list, the one of a tenth of them, that of all, and that of none. */
export const words = { few: 'zebra', tenth: 'cohen', all: 'gala', none: 'introuvable' };
const FEW = 5;

export const seedOf = (organisationId: string) => `${organisationId}-0000000`;
export const idAt = (organisationId: string, index: number) => `${organisationId}-${String(index).padStart(7, '0')}`;

/** The values of a copy, computed from its number by the database. */
export interface Copy {
  readonly n: SQL;
  readonly id: SQL;
  /** The id of another record, of a number. */
  nth(number: SQL): SQL;
  /** Spread over three years, the last one now. */
  readonly at: SQL;
  readonly prenom: SQL;
  readonly nom: SQL;
  /** `Gala de Ana Cohen` */
  readonly name: SQL;
}

const YEARS = 3 * 365 * 86_400;

function copyAt(organisationId: string, n: SQL, all: number): Copy {
  const prenom = sql`(${quoted(prenoms)})[1 + ${n} % ${prenoms.length}::int]`;
  const nom = sql`case when ${n} % ${Math.floor(all / FEW)}::int = 3 then 'Zébra'
    else (${quoted(noms)})[1 + ${n} % ${noms.length}::int] end`;
  const nth = (number: SQL) => sql`${`${organisationId}-`}::text || lpad((${number})::text, 7, '0')`;
  return {
    n,
    id: nth(n),
    nth,
    at: sql`now() - (${all}::int - ${n}) * ${YEARS / all}::float8 * interval '1 second'`,
    prenom,
    nom,
    name: sql`'Gala de ' || ${prenom} || ' ' || ${nom}`,
  };
}

/** Copies the seed of a table until there are so many rows. @param where the seed, if not the row of that id */
export async function multiply(
  queries: Queries,
  organisationId: string,
  table: string,
  all: number,
  changes: (copy: Copy) => SQL,
  where = sql`row.id = ${seedOf(organisationId)}`,
): Promise<void> {
  for (let from = 0; from < all - 1; from += PIECE) {
    const copy = copyAt(organisationId, sql`(n + ${from}::int)`, all);
    await copyRows(queries, table, { where, times: Math.min(PIECE, all - 1 - from), changes: changes(copy) });
  }
}

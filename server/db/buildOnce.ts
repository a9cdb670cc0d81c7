import { is, Param, Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';

type Values = Readonly<Record<string, unknown>>;

/** A statement of Drizzle's builder. */
interface Buildable<Result> {
  prepare(name: string): { execute(): Promise<Result> };
}

/** A built statement: its SQL, and how to read the rows it returns. */
interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly fields?: unknown;
  readonly joinsNotNullableMap?: unknown;
}

/** Drizzle's own parts of a database or transaction, which it shows to nobody. */
interface Internals {
  readonly dialect: { sqlToQuery(statement: SQL): Statement };
  readonly session: {
    prepareQuery(
      query: Pick<Statement, 'sql' | 'params'>,
      fields: unknown,
      name: undefined,
      isArray: boolean,
    ): { execute(): Promise<unknown> };
  };
}
const internalsOf = (queries: Queries) => queries as unknown as Internals;

/**
 * A statement that runs for each gift: its text is built once a process. Built anew each time, the statements of a gift take
 * a fifth of what it costs the server (SRV-30).
 * @param build writes `sql.placeholder('name')` for each value that differs between runs
 * @returns what runs it: in which transaction, with the values by their names
 */
export function buildOnce<Result>(build: (queries: Queries) => Buildable<Result>) {
  return keep<Result>((queries) => {
    const { queryString, ...statement } = build(queries).prepare('') as unknown as Statement & { queryString: string };
    return { ...statement, sql: queryString };
  });
}

/** The same for a statement written as SQL. */
export function buildSqlOnce(build: (queries: Queries) => SQL) {
  return keep<unknown>((queries) => internalsOf(queries).dialect.sqlToQuery(build(queries)));
}

function keep<Result>(prepare: (queries: Queries) => Statement) {
  let built: Statement | undefined;
  return (queries: Queries, values: Values): Promise<Result> => {
    built ??= prepare(queries);
    const { fields, joinsNotNullableMap } = built;
    const query = { sql: built.sql, params: built.params.map((param) => filled(param, values)) };
    const prepared = internalsOf(queries).session.prepareQuery(query, fields, undefined, fields !== undefined);
    return Object.assign(prepared, { joinsNotNullableMap }).execute() as Promise<Result>;
  };
}

/** Null stays null, whatever a column makes of its values. */
function filled(param: unknown, values: Values): unknown {
  if (is(param, Placeholder)) return valueOf(param, values);
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = valueOf(param.value, values);
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

function valueOf({ name }: Placeholder, values: Values): unknown {
  if (!(name in values)) throw new Error(`orgkit: a statement without its value "${name}"`);
  return values[name];
}

/** Larger inserts are built every time. */
const MOST_ROWS = 3;

/**
 * An insert that is built once for each number of rows and set of columns.
 * @param insert the insert of these rows: at a conflict it does something, or returns something
 */
export function buildInsert<Row extends object, Result>(
  insert: (queries: Queries, rows: Row[]) => Buildable<Result> & PromiseLike<Result>,
) {
  const built = new Map<string, ReturnType<typeof buildOnce<Result>>>();
  return async (queries: Queries, rows: readonly Row[]): Promise<Result> => {
    if (rows.length > MOST_ROWS) return insert(queries, [...rows]);
    const values: Record<string, unknown> = {};
    const placed = rows.map((row, index) => {
      const given = Object.entries(row).filter(([, value]) => value !== undefined);
      return Object.fromEntries(
        given.map(([column, value]) => {
          const name = `${index} ${column}`;
          values[name] = value;
          return [column, sql.placeholder(name)];
        }),
      );
    });
    const shape = Object.keys(values).join();
    const known = built.get(shape) ?? buildOnce((own) => insert(own, placed as unknown as Row[]));
    built.set(shape, known);
    return known(queries, values);
  };
}

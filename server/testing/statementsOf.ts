import type { Queries } from '../db/database';

/** A statement as the database gets it, `$1` standing for the first parameter. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

interface Session {
  prepareQuery(query: { readonly sql: string; readonly params: readonly unknown[] }, ...rest: unknown[]): unknown;
}

/** The statements that `work` runs on `queries` outside of transactions, in their order. */
export async function statementsOf(queries: Queries, work: () => Promise<unknown>): Promise<Statement[]> {
  const { session } = queries as unknown as { session: Session };
  const prepare = session.prepareQuery.bind(session);
  const statements: Statement[] = [];
  session.prepareQuery = (query, ...rest) => {
    statements.push({ text: query.sql, params: query.params });
    return prepare(query, ...rest);
  };
  try {
    await work();
    return statements;
  } finally {
    session.prepareQuery = prepare;
  }
}

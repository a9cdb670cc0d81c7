import { DrizzleQueryError } from 'drizzle-orm/errors';

/** An error without the values that a failed statement was given: they are people's names and addresses. */
export function loggable(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) return { statement: error.query, ...loggable(error.cause) };
  if (!(error instanceof Error)) return { message: 'not an error' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { name: error.name, message: error.message, stack: error.stack, code, constraint };
}

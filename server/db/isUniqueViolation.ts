/** Whether a write failed because somebody else had what may be there once: a unique index says so (PostgreSQL, 23505). */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && ((error.cause as { code?: unknown } | undefined)?.code ?? '') === '23505';

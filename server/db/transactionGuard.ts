import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Knows whether the running call chain is inside a transaction. The embedded engine has one connection: a statement sent
 * beside the open transaction of the same chain would wait for itself for ever, so it is refused instead, on both engines.
 */
export function createTransactionGuard() {
  const inside = new AsyncLocalStorage<true>();
  return {
    enter: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
    refuseInside(what: string): void {
      if (inside.getStore()) {
        throw new Error(`orgkit: ${what} inside a transaction. Use the queries that the transaction hands over.`);
      }
    },
  };
}

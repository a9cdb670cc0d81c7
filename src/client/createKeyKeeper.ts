/** Issues idempotency keys: the same body keeps its key until the server's answer is known. */
export interface KeyKeeper {
  /** The key to send with `body`; a body that differs from the last one gets a new key. */
  keyFor(body: string): string;
  /** The server answered for sure: the next request starts afresh, even with the same body. */
  settle(): void;
}

/** A keeper for one kind of request. `createKey` makes 8 to 80 letters, digits, "-" or "_". */
export function createKeyKeeper(createKey: () => string): KeyKeeper {
  let last: { body: string; key: string } | null = null;
  return {
    keyFor(body) {
      if (last?.body !== body) last = { body, key: createKey() };
      return last.key;
    },
    settle() {
      last = null;
    },
  };
}

interface Clock {
  /** @returns what calls the task off */
  after(milliseconds: number, task: () => void): () => void;
}

/** What sends a number waits for what reads it, which may fail to come, but not for long: the server decides (FORM-34). */
export async function awaitPhones(clock: Clock, loading: Promise<unknown>): Promise<void> {
  let stop = () => {};
  const waited = new Promise<void>((resolve) => {
    stop = clock.after(3000, resolve);
  });
  await Promise.race([loading, waited]).finally(() => stop());
}

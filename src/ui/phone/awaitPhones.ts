interface Clock {
  /** @returns its cancel function */
  after(milliseconds: number, task: () => void): () => void;
}

/** Waits briefly for the phone library before a number is sent; without it the server decides (FORM-34). */
export async function awaitPhones(clock: Clock, loading: Promise<unknown>): Promise<void> {
  let stop = () => {};
  const waited = new Promise<void>((resolve) => {
    stop = clock.after(3000, resolve);
  });
  await Promise.race([loading, waited]).finally(() => stop());
}

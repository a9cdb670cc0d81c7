/**
 * Runs `task` one at a time. Calls during a run trigger one more run afterwards, however many there were: the running
 * one may have read stale data.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    if (running) return (next ??= running.then(rerun, rerun));
    running = task().finally(() => (running = null));
    return running;
  };
  const rerun = () => {
    next = null;
    return run();
  };
  return run;
}

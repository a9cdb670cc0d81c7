/**
 * Runs `task` never twice at once. Asked for while it runs, it runs once more after that, however often it was asked for: an
 * answer that was under way may be older than what it was asked for.
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

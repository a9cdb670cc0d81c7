import { TooManyAttempts } from '../errors';

/** Seconds after which one that was refused may be asked for again. */
const PAUSE = 10;

/** Lets so many long pieces of work of one organisation run at once. @param refusal what another one is told */
export function createTurns(most: number, refusal: string) {
  const running = new Map<string, number>();
  /** @throws TooManyAttempts while so many run */
  return async <T>(organisationId: string, work: () => Promise<T>): Promise<T> => {
    const others = running.get(organisationId) ?? 0;
    if (others >= most) throw new TooManyAttempts(refusal, PAUSE);
    running.set(organisationId, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(organisationId) ?? 1) - 1;
      if (left > 0) running.set(organisationId, left);
      else running.delete(organisationId);
    }
  };
}

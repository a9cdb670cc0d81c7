import { useState } from 'react';

/**
 * Counts celebrations (SCREEN-06): one when it comes to be due, at the start too, and one whenever the operator asks.
 * @param asked number of requests by the operator so far; those before the screen came on are ignored.
 */
export function useCelebration(due: boolean, asked: number): number {
  const [state, setState] = useState({ run: Number(due), due, asked });
  if (state.due !== due || state.asked !== asked) {
    const starts = (due && !state.due) || asked > state.asked;
    setState({ run: state.run + Number(starts), due, asked });
  }
  return state.run;
}

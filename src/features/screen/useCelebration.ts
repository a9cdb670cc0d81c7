import { useState } from 'react';

/**
 * Counts celebrations (SCREEN-06): one when it comes to be due, at the start too, and one whenever the operator asks.
 * @param asked how often the operator asked so far; what was asked before the screen came on is not made up for.
 */
export function useCelebration(due: boolean, asked: number): number {
  const [state, setState] = useState({ run: Number(due), due, asked });
  if (state.due !== due || state.asked !== asked) {
    const starts = (due && !state.due) || asked > state.asked;
    setState({ run: state.run + Number(starts), due, asked });
  }
  return state.run;
}

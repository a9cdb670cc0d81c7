import { createContext } from 'react';

/** The steps block's state, for its steps. */
interface StepsState {
  /** Number of the step that is shown, from 0. */
  readonly current: number | null;
  /** "Étape 2 sur 4", for steps without a title. */
  readonly place: string;
  readonly hideTitle: boolean;
  readonly reduced: boolean;
}

export const StepsContext = createContext<StepsState | null>(null);

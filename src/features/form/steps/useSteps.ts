import { useTopic } from '../run/useField';

/** The visible steps, by their number from 0 (ENG-40). */
export const useSteps = (): readonly number[] => useTopic('steps', ({ engine }) => engine.steps());

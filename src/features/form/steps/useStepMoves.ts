import { useCallback, useEffect, useState, type RefObject } from 'react';
import { currentStep } from '../run/currentStep';
import type { FormRun } from '../run/formRun';

/** Makes the form's primary button go to the next step; the returned function undoes it. */
function offerToGoOn(run: FormRun, goOn: () => boolean): () => void {
  run.goOn = goOn;
  return () => {
    if (run.goOn === goOn) run.goOn = undefined;
  };
}

/**
 * Going from step to step: forwards only when nothing is wrong in this one (ENG-41); focus goes to the title of the other.
 * @param sends whether the last step has a button that sends.
 */
export function useStepMoves(run: FormRun, box: RefObject<HTMLElement | null>, sends: boolean) {
  const [moves, setMoves] = useState(0);
  const go = useCallback(
    (step: number) => {
      run.store.setState({ step, found: [], failure: null });
      setMoves((before) => before + 1);
    },
    [run],
  );
  useEffect(() => {
    if (moves > 0) box.current?.querySelector<HTMLElement>('.form-step:not([hidden]) > .step-title')?.focus();
  }, [moves, box]);
  useEffect(() => {
    const { engine, store, mode, underWay } = run;
    const goOn = (): boolean => {
      const visible = engine.steps();
      const current = currentStep(visible, store.getState().step);
      if (current === null) return false;
      const next = visible[visible.indexOf(current) + 1];
      if (next === undefined) return !sends;
      if (store.getState().phase !== 'editing') return true;
      const found = mode === 'readonly' ? [] : engine.validate(run.checks(), current);
      if (found.length > 0 && underWay.size > 0) {
        // The missing value may be a file about to arrive.
        store.setState({ phase: 'waiting' });
        void Promise.allSettled(underWay).then(() => {
          store.setState({ phase: 'editing' });
          goOn();
        });
      } else if (found.length > 0) {
        store.setState(({ attempts }) => ({ step: current, found, failure: null, attempts: attempts + 1 }));
      } else go(next);
      return true;
    };
    return offerToGoOn(run, goOn);
  }, [run, sends, go]);
  return go;
}

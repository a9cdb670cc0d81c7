import { useMemo } from 'react';
import type { FormPayload } from '../../core/form';
import { useMethods } from '../../runtime/shell/useMethods';
import { FRESH } from './run/createFormStore';
import type { FormRun } from './run/formRun';

/** Methods of `<org-form>` that the view supplies. */
export const formMethods = ['validate', 'submit', 'reset', 'setValues', 'getValues'] as const;

/** The methods a host page may call on a form. */
export function useFormMethods(run: FormRun): void {
  useMethods(
    useMemo(() => {
      const { engine, store } = run;
      return {
        /** Validates all visible fields and shows their problems. */
        validate: (): boolean => engine.validate(run.checks()).length === 0,
        /** As if the visitor had pressed the button that sends. True when the server has the form. */
        async submit(): Promise<boolean> {
          await run.send();
          return store.getState().phase === 'sent';
        },
        /** Empties the form. */
        reset(): void {
          engine.restore({ values: {} });
          store.setState({ ...FRESH });
        },
        /** Sets fields by stored key. Answers the keys that the form does not have, or whose value it does not take. */
        setValues: (values: Readonly<Record<string, unknown>>): string[] =>
          Object.entries(values).flatMap(([key, value]) => (run.set(key, value) ? [] : [key])),
        /** The current payload: visible, non-empty fields. */
        getValues: (): FormPayload => engine.payload(),
      };
    }, [run]),
  );
}

import { createRef, useMemo } from 'react';
import { createFormEngine, localTime } from '../../core/form';
import { formTexts } from '../../i18n/form';
import { featureTexts, type ElementContext } from '../../runtime/context';
import { createFormStore } from './run/createFormStore';
import { loadSending } from './sending/loadSending';
import type { SendPorts } from './sending/createSend';
import type { FoundForm } from './find/findForm';
import type { FormRun } from './run/formRun';
import type { FormMode, FormViewProps } from './run/FormViewProps';

export interface RunOptions extends Pick<FormViewProps, 'values'> {
  readonly found: FoundForm;
  readonly formId: string | null;
  readonly mode: FormMode;
  readonly ports: Partial<SendPorts> | undefined;
}

/** Makes a form ready to be filled in: once for each form that is found. */
export function useFormRun(element: ElementContext, options: RunOptions): FormRun {
  // Input lives as long as the form: later attributes and texts do not reset it.
  // oxlint-disable-next-line react/exhaustive-deps -- only another form makes another run.
  return useMemo(() => createRun(element, options), [options.found]);
}

/** A form ready to be filled in. */
export function createRun(element: ElementContext, { found, formId, mode, values, ports }: RunOptions): FormRun {
  const { definition, compiled, views, currency } = found;
  const { clock, organisation, emit } = element;
  const now = () => localTime(clock.now());
  const engine = createFormEngine(compiled, now());
  if (values) engine.restore({ values });
  const run: FormRun = {
    formId,
    revision: found.revision,
    isGiven: values !== undefined,
    definition,
    compiled,
    engine,
    store: createFormStore(),
    views,
    mode,
    element,
    texts: featureTexts(element, formTexts),
    currency,
    isPhone: undefined,
    phones: Promise.resolve(),
    goOn: undefined,
    stock: undefined,
    refusals: new Set(),
    underWay: new Set(),
    checks: () => ({ now: now(), country: organisation.country ?? 'FR', isPhone: run.isPhone }),
    set(key, value) {
      if (mode === 'readonly' || !engine.set(key, value)) return false;
      run.store.setState(({ changes }) => ({ changes: changes + 1 }));
      emit('org-form-change', { formId, key, value: engine.field(key).value });
      return true;
    },
    leave(key, part) {
      const { value } = engine.field(key);
      const spec = engine.evaluation.fieldIndex.slots.get(key)?.spec;
      if (mode === 'readonly' || !spec) return;
      const isEmpty = part === undefined ? spec.isEmpty(value) : spec.reading(value, part) === undefined;
      if (!isEmpty) engine.check(key, run.checks(), part);
    },
    trap: createRef(),
    async send() {
      if (mode === 'readonly' || run.store.getState().phase !== 'editing') return;
      run.store.setState({ phase: 'sending', failure: null });
      try {
        const { createSend, sendingTexts } = await loadSending();
        send ??= createSend(run, await sendingTexts(element.lang), ports);
      } catch {
        return run.store.setState(({ attempts }) => ({
          phase: 'editing',
          failure: run.texts.loadFailed,
          attempts: attempts + 1,
        }));
      }
      await send();
    },
    async proceed() {
      if (!run.goOn?.()) await run.send();
    },
  };
  let send: (() => Promise<void>) | undefined;
  return run;
}

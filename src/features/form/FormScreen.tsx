import { useEffect } from 'react';
import { lazyView } from '../../loading/lazyView';
import { Late } from '../../ui/Late';
import { useStore } from 'zustand';
import { useElement } from '../../runtime/context';
import { FormBody } from './FormBody';
import { FormSheets } from './frame/FormSheets';
import { FormRunContext } from './run/formRun';
import { ShownContext } from './run/shown';
import { useFormMethods } from './useFormMethods';
import { loadSending } from './sending/loadSending';
import { type RunOptions, useFormRun } from './useFormRun';

const SentCard = lazyView(async () => (await loadSending()).SentCard);

/** A form that has come: filled in, then sent (FPAGE-02). */
export function FormScreen(props: RunOptions) {
  const element = useElement();
  const run = useFormRun(element, props);
  const sent = useStore(run.store, (state) => state.sent);
  useFormMethods(run);
  const { revision, views } = props.found;
  const isStyled = [...views.values()].some(({ css }) => css);
  useEffect(() => {
    run.element.emit('org-form-ready', { formId: run.formId, revision });
    // A failure here is retried when it is needed.
    loadSending()
      .then(({ sendingTexts }) => sendingTexts(run.element.lang))
      .catch(() => {});
  }, [run, revision]);
  return (
    <FormRunContext.Provider value={run}>
      <ShownContext.Provider value={run}>
        {isStyled && <FormSheets />}
        <Late>{sent ? <SentCard sent={sent} /> : <FormBody />}</Late>
      </ShownContext.Provider>
    </FormRunContext.Provider>
  );
}

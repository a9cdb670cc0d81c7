import { type RefObject, Suspense, useMemo } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { useForm } from '../run/formRun';
import { useFormState } from '../run/useField';

/** A form without drafts beats none: nothing waits for them. */
const DraftPanel = lazyView(async () => (await import('./DraftPanel')).DraftPanel);

/** Saves drafts; loaded once there is something to save, or a saved draft. */
export function Drafts({ offer }: { readonly offer: RefObject<HTMLElement | null> }) {
  const { formId, element } = useForm();
  const { client, storage } = element;
  const name = `org-form-draft ${client.apiHost} ${formId}`;
  const found = useMemo(
    () => storage.read('session', name) !== null || storage.read('local', name) !== null,
    [storage, name],
  );
  const changed = useFormState((state) => state.changes > 0);
  return (
    formId !== null &&
    (found || changed) && (
      <Suspense>
        <DraftPanel name={name} offer={offer} />
      </Suspense>
    )
  );
}

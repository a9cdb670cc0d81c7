import { type RefObject, Suspense, useMemo } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { useForm } from '../run/formRun';
import { useFormState } from '../run/useField';

/** A form without drafts is better than none: nothing waits for them. */
const DraftPanel = lazyView(async () => (await import('./DraftPanel')).DraftPanel);

/** Keeps what is filled in: fetched when there is something to keep, or something was kept. */
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

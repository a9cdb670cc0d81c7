import { lazy, type RefObject, Suspense, useMemo } from 'react';
import { useForm } from './formRun';
import { useFormState } from './useField';

const nothing = () => null;
/** A form without drafts is better than none. */
const DraftPanel = lazy(() =>
  import('./drafts/DraftPanel').then(
    (loaded) => ({ default: loaded.DraftPanel }),
    () => ({ default: nothing }),
  ),
);

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

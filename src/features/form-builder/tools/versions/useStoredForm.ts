import { useElement } from '../../../../runtime/context';
import { useSaving, useSavingState } from '../../saving/saving';

/** The form on the server, and what its calls take; null before it is saved, or without a token. */
export function useStoredForm() {
  const { client, signal } = useElement();
  const { token } = useSaving();
  const formId = useSavingState((state) => state.formId);
  const revision = useSavingState((state) => state.revision);
  if (!token || formId === null || revision === null) return null;
  return { client, formId, revision, call: { token, signal, quiet: true } };
}

export type StoredForm = NonNullable<ReturnType<typeof useStoredForm>>;

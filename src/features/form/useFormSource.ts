import { useCallback, useEffect, useState } from 'react';
import type { ElementContext } from '../../runtime/context';
import { mayPass } from '../../runtime/mayPass';
import { useComingBack } from '../../runtime/useComingBack';
import { findForm, type FoundForm } from './find/findForm';
import type { FormViewProps } from './run/FormViewProps';

/** State of the search for a form. */
type FormSource =
  | { readonly state: 'loading' | 'closed' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'found'; readonly found: FoundForm };

/** The form that the element names or was given; searched for again when that changes. */
export function useFormSource(element: ElementContext, { formId, definition, mode }: FormViewProps) {
  const [source, setSource] = useState<FormSource>({ state: 'loading' });
  const [search, setSearch] = useState({ quiet: false });
  useEffect(() => {
    let wanted = true;
    const show = (next: FormSource) => wanted && setSource(next);
    if (!search.quiet) show({ state: 'loading' });
    findForm(element, { formId: formId ?? null, definition, mode }).then(
      (found) => show(found === 'closed' ? { state: 'closed' } : { state: 'found', found }),
      (error: unknown) => show({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [element, formId, definition, mode, search]);
  useComingBack(
    source.state === 'failed' && mayPass(source.error) ? source : null,
    useCallback(() => setSearch({ quiet: true }), []),
  );
  return { source, retry: useCallback(() => setSearch({ quiet: false }), []) };
}

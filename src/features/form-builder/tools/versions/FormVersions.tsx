import { useMemo } from 'react';
import { getRevision, listRevisions } from '../../../../contract/forms/formEditing';
import { openForm } from '../../../../core/form/editing';
import { RestoreForm } from './RestoreForm';
import { type StoredForm, useStoredForm } from './useStoredForm';
import { useVersionTexts } from './useVersionTexts';
import { Versions } from './Versions';
import { queryOf, type VersionSource } from './versionSource';

/** Versions of a form, once the server has one. */
export function FormVersions({ close }: { close(): void }) {
  const { saveFirst } = useVersionTexts();
  const stored = useStoredForm();
  return stored ? <OfForm stored={stored} close={close} /> : <p>{saveFirst}</p>;
}

function OfForm({ stored, close }: { readonly stored: StoredForm; close(): void }) {
  const {
    client,
    formId,
    call: { token, signal },
  } = stored;
  const source = useMemo((): VersionSource => {
    const call = { token, signal, quiet: true };
    return {
      list: (before) => client.call(listRevisions, { ...call, params: { formId }, query: queryOf(before) }),
      read: async (revision) =>
        openForm((await client.call(getRevision, { ...call, params: { formId, revision: String(revision) } })).data),
    };
  }, [client, formId, token, signal]);
  return (
    <Versions
      source={source}
      present={stored.revision}
      restore={(version) => <RestoreForm stored={stored} {...version} />}
      close={close}
    />
  );
}

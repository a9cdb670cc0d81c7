import { getAdminForm } from '../../../contract/forms/adminForms';
import { openForm } from '../../../core/form/editing';
import type { ElementContext } from '../../../runtime/context';
import { loadWork } from '../parts';
import type { Opened } from './saving';
import { UnreadableForm } from './unreadableForm';

export interface OpenOptions {
  readonly formId: string | undefined;
  readonly token: string | undefined;
  readonly definition: unknown;
  readonly mode: 'edit' | 'readonly';
}

/**
 * Opens the host page's form, else the server's (CALL-23), else a new one (BUILD-20).
 * @throws ApiError; UnreadableForm when the layout is malformed or newer than this version
 */
export async function openBuilder(
  element: ElementContext,
  { formId, token, definition, mode }: OpenOptions,
): Promise<Opened> {
  const { client, signal } = element;
  const stored =
    definition === undefined && formId && token
      ? (await client.call(getAdminForm, { params: { formId }, token, signal, quiet: true })).data
      : null;
  const form = openForm(stored ?? definition ?? {});
  if (typeof form === 'string') throw new UnreadableForm(form);
  const id = stored?.id ?? formId ?? null;
  const opened = { form, formId: id, revision: stored?.revision ?? null, token, name: id ?? 'new' };
  const begin = async () => (await loadWork()).beginWork(element, opened);
  return { ...opened, subject: null, begin: mode === 'edit' ? begin : null };
}

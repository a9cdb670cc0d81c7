import { getAdminForm } from '../../../contract/forms/adminForms';
import type { DocumentProblem } from '../../../core/form';
import { type EditedForm, openForm } from '../../../core/form/editing';
import type { ElementContext } from '../../../runtime/context';

export interface OpenOptions {
  readonly formId: string | undefined;
  readonly token: string | undefined;
  readonly definition: unknown;
}

/** A form as published; a new one has no revision. */
export interface Opened {
  readonly form: EditedForm;
  readonly formId: string | null;
  readonly revision: number | null;
}

/** A form whose layout this version cannot open. */
export class UnreadableForm extends Error {
  constructor(readonly problem: DocumentProblem) {
    super(`org-sdk: the form cannot be opened: ${problem}.`);
  }
}

/**
 * Opens the host page's form, else the server's (CALL-23), else a new one (BUILD-20).
 * @throws ApiError; UnreadableForm when the layout is malformed or newer than this version
 */
export async function openBuilder(
  { client, signal }: Pick<ElementContext, 'client' | 'signal'>,
  { formId, token, definition }: OpenOptions,
): Promise<Opened> {
  const stored =
    definition === undefined && formId && token
      ? (await client.call(getAdminForm, { params: { formId }, token, signal, quiet: true })).data
      : null;
  const form = openForm(stored ?? definition ?? {});
  if (typeof form === 'string') throw new UnreadableForm(form);
  return { form, formId: stored?.id ?? formId ?? null, revision: stored?.revision ?? null };
}

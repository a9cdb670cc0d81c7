import { ApiError } from '../../../client/apiError';
import { type AdminForm, getAdminForm } from '../../../contract/forms/adminForms';
import { LONGEST_LAYOUT } from '../../../contract/terms/formLimits';
import { discardDraft, type FormDraft, getDraft, getRevision, saveDraft } from '../../../contract/forms/formEditing';
import {
  closeForm,
  type EditedForm,
  type History,
  type Joined,
  openForm,
  pendingCommands,
  startHistory,
  takeUpDraft,
  writtenForm,
} from '../../../core/form/editing';
import type { ElementContext } from '../../../runtime/context';

/** Another author wrote the draft meanwhile, published it or dropped it: null. */
export class DraftChanged extends Error {
  constructor(readonly draft: FormDraft | null) {
    super('org-sdk: somebody else has written the draft.');
  }
}

/** Calls about the draft of a form (BUILD-31). @throws ApiError, all of them */
export interface ServerDraft {
  read(formId: string): Promise<FormDraft | null>;
  newest(formId: string): Promise<AdminForm>;
  /** @returns the version that it has now @throws DraftChanged */
  write(formId: string, history: History, on: { version: string | null; revision: number }): Promise<string>;
  /** @throws DraftChanged */
  drop(formId: string, version: string): Promise<void>;
  /** The published form with a draft on top; null when this version cannot open it. */
  onTop(
    published: EditedForm,
    at: { formId: string; revision: number },
    draft: FormDraft | null,
  ): Promise<Joined | null>;
}

export function createServerDraft(
  { client, signal }: Pick<ElementContext, 'client' | 'signal'>,
  token: string,
): ServerDraft {
  const call = { token, signal, quiet: true };
  return {
    read: async (formId) => (await client.call(getDraft, { ...call, params: { formId } })).data,
    newest: async (formId) => (await client.call(getAdminForm, { ...call, params: { formId } })).data,
    async write(formId, history, on) {
      const commands = JSON.stringify(pendingCommands(history));
      const body = {
        ...on,
        form: writtenForm(history.present),
        ...(commands.length <= LONGEST_LAYOUT && { commands }),
      };
      const answer = await client.call(saveDraft, { ...call, params: { formId }, body });
      if (answer.success) return answer.data.version;
      if (answer.data !== undefined) throw new DraftChanged(answer.data);
      throw new ApiError('http', answer.error, 400, answer);
    },
    async drop(formId, version) {
      const answer = await client.call(discardDraft, { ...call, params: { formId }, query: { version } });
      if (!answer.success) throw new DraftChanged(answer.data ?? null);
    },
    async onTop(published, { formId, revision }, draft) {
      if (!draft) return { history: startHistory(published), conflicts: [] };
      const base = draft.revision === revision ? published : await revisionOf(formId, draft.revision);
      if (typeof base === 'string') return null;
      const form = openForm({ ...closeForm(base), ...draft.form });
      return typeof form === 'string' ? null : takeUpDraft({ base, form, commands: draft.commands }, published);
    },
  };

  async function revisionOf(formId: string, revision: number) {
    const params = { formId, revision: String(revision) };
    return openForm((await client.call(getRevision, { ...call, params })).data);
  }
}

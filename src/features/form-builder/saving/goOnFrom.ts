import type { FormDraft } from '../../../contract/forms/formEditing';
import { allBlocks, type Conflict, type EditedForm, joinSteps } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';
import type { Saver } from './saving';
import type { ServerDraft } from './serverDraft';

/** What the server has of the author's changes. */
export interface Stored {
  readonly form: EditedForm;
  /** Version of its draft; null where that is the published form. */
  readonly version: string | null;
}

interface Others {
  readonly published: EditedForm;
  readonly revision: number;
  readonly draft: FormDraft | null;
}

export interface Joining {
  readonly builder: Builder;
  readonly store: Saver['store'];
  readonly server: ServerDraft;
  readonly formId: string;
}

/**
 * Puts the author's changes since `stored` on top of what others published and drafted (BUILD-54).
 * @returns what the server has now; null when this version cannot open it @throws ApiError
 */
export async function goOnFrom(
  { builder, store, server, formId }: Joining,
  { published, revision, draft }: Others,
  stored: () => Stored,
): Promise<{ readonly stored: Stored; readonly conflicts: readonly Conflict[] } | null> {
  const history = () => builder.store.getState().history;
  const isSame = revision === store.getState().revision;
  const onto = await server.onTop(isSame ? history().base : published, { formId, revision }, draft);
  if (!onto) return null;
  // Somebody dropped it: what is here is all there is.
  if (!draft && isSame) return { stored: { form: history().base, version: null }, conflicts: [] };
  const { form } = stored();
  const isBase = draft !== null || isIn(form, published, history().base);
  const joined = joinSteps(isBase ? { ...history(), base: form } : history(), onto.history);
  builder.store.setState({ history: joined.history });
  store.setState({ revision });
  return {
    stored: { form: onto.history.present, version: draft?.version ?? null },
    conflicts: [...onto.conflicts, ...joined.conflicts],
  };
}

/** Whether a draft was published: blocks that were new in it are there. */
function isIn(draft: EditedForm, published: EditedForm, before: EditedForm): boolean {
  const [added, old, there] = [draft, before, published].map(
    ({ document }) => new Set(allBlocks(document).map(({ id }) => id)),
  );
  return [...(added ?? [])].some((id) => !old?.has(id) && there?.has(id));
}

import type { FormDraft } from '../../../contract/forms/formEditing';
import { allBlocks, type EditedForm, isIn, joinSteps, ownState } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';
import type { Met, Saver } from './saving';
import type { ServerDraft } from './serverDraft';

/** The author's changes as the server has them. */
export interface Stored {
  readonly form: EditedForm;
  /** Version of its draft; null where that is the published form. */
  readonly version: string | null;
}

/** Shared by all who keep the draft. */
export interface Standing {
  stored: Stored;
  /** Forms sent for publication since, whose answers were lost. */
  tried: readonly EditedForm[];
  /** Nothing more may be sent. */
  isOff: boolean;
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

/** The form whose publication went through although its answer was lost. */
export const publishedOf = (tried: readonly EditedForm[], there: EditedForm): EditedForm | undefined =>
  tried.find((form) => isIn(form, there));

/**
 * Puts the author's changes since `stored` on top of what others published and drafted (BUILD-54). Own work whose
 * answer was lost counts as published or stored (BUILD-97).
 * @returns what the server has now; null when this version cannot open it @throws ApiError
 */
export async function goOnFrom(
  { builder, store, server, formId }: Joining,
  { published, revision, draft }: Others,
  standing: Pick<Standing, 'stored' | 'tried'>,
): Promise<(Met & { readonly stored: Stored }) | null> {
  const history = () => builder.store.getState().history;
  const isSame = revision === store.getState().revision;
  const { version } = standing.stored;
  const back = isSame ? undefined : publishedOf(standing.tried, published);
  if (back) {
    builder.store.setState(({ history }) => ({ history: { ...history, base: back } }));
    store.setState({ revision });
    const own = { conflicts: [], isOwn: true };
    if (!draft) return { ...own, stored: { form: back, version: null } };
    if (draft.version === version) return { ...own, stored: standing.stored };
  }
  const onto = await server.onTop(isSame ? history().base : published, { formId, revision }, draft);
  if (!onto) return null;
  // Somebody dropped it: what is here is all there is.
  if (!draft && isSame) return { stored: { form: history().base, version: null }, conflicts: [], isOwn: false };
  const { form } = standing.stored;
  const own = draft && ownState(history(), onto.history.present);
  if (own && isSame) return { stored: { form: own, version: draft.version }, conflicts: [], isOwn: true };
  const isBase = !back && (draft !== null || isPublished(form, published, history().base));
  const from = own ?? (isBase ? form : history().base);
  const joined = joinSteps({ ...history(), base: from }, onto.history);
  builder.store.setState({ history: joined.history });
  store.setState({ revision });
  return {
    stored: { form: onto.history.present, version: draft?.version ?? null },
    conflicts: [...onto.conflicts, ...joined.conflicts],
    isOwn: false,
  };
}

/** Whether a draft was published: blocks that were new in it are there. */
function isPublished(draft: EditedForm, published: EditedForm, before: EditedForm): boolean {
  const [added, old, there] = [draft, before, published].map(
    ({ document }) => new Set(allBlocks(document).map(({ id }) => id)),
  );
  return [...(added ?? [])].some((id) => !old?.has(id) && there?.has(id));
}

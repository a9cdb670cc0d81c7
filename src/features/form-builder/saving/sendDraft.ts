import { ApiError } from '../../../client/apiError';
import type { FormDraft } from '../../../contract/forms/formEditing';
import { openForm, selectBlocks } from '../../../core/form/editing';
import { goOnFrom, type Joining, type Standing } from './goOnFrom';
import { failureOf, isUnanswered } from './failureOf';
import { DraftChanged } from './serverDraft';
import type { Retries } from './retries';

interface SenderOptions extends Joining {
  readonly signal: AbortSignal;
  readonly standing: Standing;
  readonly retries: Retries;
  keepHere(): void;
}

/** Stores the server's draft once; goes on from another author's where there is one (BUILD-53, BUILD-54). Never rejects for want of a network. */
export async function sendDraft(options: SenderOptions): Promise<void> {
  try {
    await send(options);
  } catch (error) {
    await failed(options, error);
  }
}

async function send({ builder, store, server, formId, standing, retries, keepHere }: SenderOptions) {
  const history = () => builder.store.getState().history;
  // Typing from here on starts a new step: what is stored stays one that others can go on from.
  builder.store.setState(({ history }) => ({ history: selectBlocks(history, history.selected) }));
  const sent = history();
  const { version } = standing.stored;
  const revision = store.getState().revision ?? 0;
  if (sent.present !== sent.base) {
    standing.stored = { form: sent.present, version: await server.write(formId, sent, { version, revision }) };
  } else {
    if (version !== null) await server.drop(formId, version);
    standing.stored = { form: sent.present, version: null };
  }
  retries.reset();
  keepHere();
  store.setState({ kept: history().present === sent.present ? 'draft' : 'nowhere' });
}

async function failed(options: SenderOptions, error: unknown): Promise<void> {
  const { signal, standing, store, retries } = options;
  if (signal.aborted) return;
  if (error instanceof DraftChanged) return join(options, error.draft).catch((late: unknown) => failed(options, late));
  if (!(error instanceof ApiError)) throw error;
  const mayDo = isUnanswered(error);
  // A refused draft may be accepted once it is changed.
  standing.isOff = !mayDo && error.status !== 400;
  const failure = failureOf(error);
  if (failure.why === 'session' || failure.why === 'scope') store.setState({ failure });
  store.setState({ kept: mayDo ? 'browser' : 'here' });
  if (mayDo) retries.failed();
}

/** Goes on from what another author wrote, dropped or published. @throws ApiError */
async function join(options: SenderOptions, draft: FormDraft | null) {
  const { builder, store, server, formId, standing, keepHere } = options;
  const { revision: before, taken } = store.getState();
  const newest = draft?.revision === before ? null : await server.newest(formId);
  const published = newest ? openForm(newest) : builder.store.getState().history.base;
  const revision = newest?.revision ?? before ?? 0;
  const others = typeof published === 'string' ? null : { published, revision, draft };
  const met = others && (await goOnFrom(options, others, standing));
  if (!met) {
    standing.isOff = true;
    store.setState({ kept: 'here' });
    return;
  }
  standing.stored = met.stored;
  keepHere();
  if (met.isOwn) return settle(options);
  if (!draft && revision === before) return;
  const conflicts = [...(taken?.conflicts ?? []), ...met.conflicts];
  const at = draft?.at ?? newest?.updatedAt ?? null;
  store.setState({ taken: { from: 'other', by: draft?.by ?? null, at, conflicts } });
}

/** The server has what a lost answer was about. */
function settle({ builder, store, standing, retries }: SenderOptions) {
  retries.reset();
  const { form, version } = standing.stored;
  const isStored = builder.store.getState().history.present === form;
  store.setState(({ failure }) => ({
    kept: isStored && version !== null ? 'draft' : 'nowhere',
    failure: failure?.why === 'network' ? null : failure,
  }));
}

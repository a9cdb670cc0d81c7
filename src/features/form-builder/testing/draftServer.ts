import type { Answer, SeenCall } from '../../../runtime/testing/buildElement';
import { adminForm } from './renderBuilder';

interface Draft {
  readonly version: string;
  readonly revision: number;
  readonly by: string;
  readonly at: string;
  readonly form: object;
  readonly commands?: string;
}

/** A server with one form, its revisions and its draft, which answers as the real one does (BUILD-30, BUILD-31). */
export function draftServer(children: readonly object[]) {
  let newest = adminForm(children, { revision: 1 });
  const revisions = [newest];
  let draft: Draft | null = null;
  let count = 0;
  let down: Answer | null = null;
  let isLost = false;
  const changed = (data: unknown): Answer => ({
    status: 409,
    json: { success: false, code: 'changed', error: 'changed', data },
  });
  const write = (body: object, by: string): Draft =>
    (draft = {
      ...(body as { revision: number; form: object }),
      version: `v${(count += 1)}`,
      by,
      at: '2025-01-15T12:00:00.000Z',
    });

  function answer(call: SeenCall): Answer {
    if (down) return down;
    const given = answerTo(call);
    const comes = !isLost;
    isLost = false;
    return comes ? given : 'network';
  }
  function answerTo({ method, path, query, body }: SeenCall): Answer {
    const given = body as { version?: string | null; revision?: number; draft?: string };
    if (path.includes('/revisions/')) return { json: { data: revisions[Number(path.split('/').at(-1)) - 1] } };
    if (!path.endsWith('/draft')) {
      if (method === 'GET') return { json: { data: newest } };
      if (given.revision !== newest.revision) return changed(newest);
      if (given.draft === draft?.version) draft = null;
      return { json: { success: true, data: publish(given), warnings: [] } };
    }
    if (method === 'GET') return { json: { data: draft } };
    const version = method === 'DELETE' ? query.replace('?version=', '') : given.version;
    if ((draft?.version ?? null) !== version) return changed(draft);
    if (method === 'DELETE') draft = null;
    else write(body as object, 'moi');
    return { json: { success: true, data: draft } };
  }
  function publish(form: object) {
    newest = { ...newest, ...form, revision: newest.revision + 1 };
    revisions.push(newest);
    return newest;
  }
  return {
    answer,
    publish,
    draft: () => draft,
    /** Another author writes the draft. */
    writes: (by: string, form: object, commands?: readonly object[]) =>
      write({ form, revision: newest.revision, ...(commands && { commands: JSON.stringify(commands) }) }, by),
    drops: () => void (draft = null),
    /** Answers everything so until it is null. */
    breaks: (how: Answer | null) => void (down = how),
    /** Does what the next call asks for; its answer does not come. */
    loses: () => void (isLost = true),
  };
}

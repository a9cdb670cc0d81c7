import { dataOf, useAdminServer } from '../../../testing/adminServer';
import type { Answer } from '../../../testing/testServer';

/** Answers about a form, a revision or a draft. */
interface Shown {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly version: string;
  readonly form: { readonly title?: string; readonly content?: string };
}

export const layout = (...children: unknown[]) => JSON.stringify({ schemaVersion: 1, children });
export const textBlock = (fieldKey: string) => ({
  ...{ id: fieldKey, type: 'text', props: { fieldKey, label: 'x' } },
  children: [],
});
/** Status and code of a refusal. */
export const refused = ({ status, body }: Answer) => [status, (body as { code: string }).code];
export const versionOf = (answer: Answer) => dataOf<Shown>(answer).version;

/** An admin server whose forms are edited in the tests of one file. */
export function useEditedForms() {
  const server = useAdminServer();
  const { world, ask } = server;
  let count = 0;
  return {
    ...server,
    /** A form in its first revision. */
    make: async (form: Record<string, unknown> = {}): Promise<string> => {
      const id = `form-${(count += 1)}`;
      expect((await ask('POST', 'forms', { id, title: 'Fête', ...form })).status).toBe(200);
      return id;
    },
    shown: async (path: string) => dataOf<Shown>(await ask('GET', `forms/${path}`)),
    publish: (id: string, revision: number, form: Record<string, unknown>) =>
      ask('PUT', `forms/${id}`, { ...form, revision }),
    write: (id: string, version: string | null, form: Record<string, unknown>) =>
      ask('POST', `forms/${id}/draft`, { version, revision: 1, form }),
    visit: (id: string) => world.server.request('GET', `/v1/forms/id/${id}`),
  };
}

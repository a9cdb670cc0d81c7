import {
  getHomeRevision,
  getPageRevision,
  getSectionRevision,
  listHomeRevisions,
  listPageRevisions,
  listSectionRevisions,
} from '../../../../contract/site/pageRevisions';
import type { Subject } from '../../subject/subject';
import type { ElementContext } from '../../../../runtime/context';
import { type Listed, queryOf, type VersionSource } from './versionSource';

interface Calling extends Pick<ElementContext, 'client' | 'signal'> {
  readonly token: string;
}

/** The versions of a page, a section or the home page. */
export function pageVersions({ client, ...calling }: Calling, { page, open }: Subject): VersionSource {
  const call = { ...calling, quiet: true };
  const opened = ({ revision: _, by: __, at: ___, ...record }: Listed & Readonly<Record<string, unknown>>) =>
    open(record);
  const { kind, id } = page;
  if (id === null)
    return {
      list: (before) => client.call(listHomeRevisions, { ...call, query: queryOf(before) }),
      read: async (number) =>
        opened((await client.call(getHomeRevision, { ...call, params: { revision: String(number) } })).data),
    };
  if (kind === 'page') {
    const params = { contentId: id };
    return {
      list: (before) => client.call(listPageRevisions, { ...call, params, query: queryOf(before) }),
      read: async (number) =>
        opened((await client.call(getPageRevision, { ...call, params: { ...params, revision: String(number) } })).data),
    };
  }
  const params = { sectionId: id };
  return {
    list: (before) => client.call(listSectionRevisions, { ...call, params, query: queryOf(before) }),
    read: async (number) =>
      opened(
        (await client.call(getSectionRevision, { ...call, params: { ...params, revision: String(number) } })).data,
      ),
  };
}

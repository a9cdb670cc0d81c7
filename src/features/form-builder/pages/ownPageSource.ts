import { getPage, updatePage } from '../../../contract/site/adminPages';
import { pageProperties } from '../../../core/form/editing';
import { answered, blankOf, type Calling, type PageSource, type Versioned } from './pageSource';

const blankPage = blankOf(pageProperties);

type Whole = { readonly version: string; readonly id?: string; readonly hidden?: boolean };

// Visibility is not the builder's concern.
const plain = ({ version, id: _id, hidden: _hidden, ...record }: Whole): Versioned => ({
  version,
  record,
});

export function pageSource({ client, ...calling }: Calling, pageId: string): PageSource {
  const call = { ...calling, params: { contentId: pageId }, quiet: true };
  return {
    read: async () => plain((await client.call(getPage, call)).data),
    async write(record, version) {
      const body = { ...blankPage, ...record, ...(version !== undefined && { version }) };
      return answered(await client.call(updatePage, { ...call, body }), plain);
    },
  };
}

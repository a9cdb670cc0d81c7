import type { Client } from '../../../client/client';
import { getOwnSection, updateSection } from '../../../contract/campaigns/adminCampaigns';
import { getPage, updatePage } from '../../../contract/site/adminPages';
import { getSite, updateSite } from '../../../contract/site/menu';
import { pageProperties, sectionProperties } from '../../../core/form/editing';

type PageRecord = Readonly<Record<string, unknown>>;

/** What is published, as `openForm` takes it, and the name of that state (BUILD-65). */
export interface Versioned {
  readonly version: string;
  readonly record: PageRecord;
}

type Answered =
  | { readonly success: true; readonly data: Versioned }
  | { readonly success: false; readonly error: string; readonly code?: string | undefined; readonly data?: Versioned };

/** Where a page, a section or the blocks of the home page are kept. */
export interface PageSource {
  /** @throws ApiError */
  read(): Promise<Versioned>;
  /** @param version of what was edited @throws ApiError */
  write(record: PageRecord, version: string | undefined): Promise<Answered>;
}

interface Calling {
  readonly client: Client;
  readonly token: string;
  readonly signal: AbortSignal;
}

const blankOf = (properties: readonly { readonly name: string }[]) =>
  Object.fromEntries(properties.map(({ name }) => [name, '']));

/** What is emptied is sent as empty: what is absent stays as it was. */
const blankPage = blankOf(pageProperties);
const blankSection = blankOf(sectionProperties);

type Raw<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: string; readonly code?: string | undefined };

function answered<T>(answer: Raw<T>, versioned: (data: T) => Versioned): Answered {
  if (answer.success) return { success: true, data: versioned(answer.data) };
  const { error, code } = answer;
  const newest = 'data' in answer && answer.data ? { data: versioned(answer.data as T) } : {};
  return { success: false, error, code, ...newest };
}

const plain = ({ version, id: _id, ...record }: { readonly version: string; readonly id?: string }): Versioned => ({
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

export function sectionSource({ client, ...calling }: Calling, sectionId: string): PageSource {
  const call = { ...calling, params: { sectionId }, quiet: true };
  const versioned = ({ version, label, content }: Readonly<Record<'version' | 'label' | 'content', string>>) => ({
    version,
    record: { label, content },
  });
  return {
    read: async () => versioned((await client.call(getOwnSection, call)).data),
    async write(record, version) {
      const body = { ...blankSection, ...record, ...(version !== undefined && { version }) };
      return answered(await client.call(updateSection, { ...call, body }), versioned);
    },
  };
}

export function mainPageSource({ client, ...calling }: Calling): PageSource {
  const call = { ...calling, quiet: true };
  const versioned = ({
    mainPage: { version, content },
  }: {
    readonly mainPage: Readonly<Record<'version' | 'content', string>>;
  }) => ({ version, record: { content } });
  return {
    read: async () => versioned((await client.call(getSite, call)).data),
    async write({ content }, version) {
      const mainPage = { content: String(content), ...(version !== undefined && { version }) };
      return answered(await client.call(updateSite, { ...call, body: { mainPage } }), versioned);
    },
  };
}

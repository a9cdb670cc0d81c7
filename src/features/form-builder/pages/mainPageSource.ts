import { getSite, updateSite } from '../../../contract/site/menu';
import { answered, type Calling, type PageSource } from './pageSource';

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

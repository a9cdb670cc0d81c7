import { getOwnSection, updateSection } from '../../../contract/campaigns/adminCampaigns';
import { sectionProperties } from '../../../core/form/editing';
import { answered, blankOf, type Calling, type PageSource } from './pageSource';

const blankSection = blankOf(sectionProperties);

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

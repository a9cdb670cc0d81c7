import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { CampaignsPage } from './CampaignsPage';

const CampaignPage = lazyView(async () => (await import('./CampaignPage')).CampaignPage);

/** All campaigns of an organisation, or the pages of one (DESK-50, DESK-51). */
export function CampaignsSection({ organisation, record, part }: SectionProps) {
  if (record === undefined) return <CampaignsPage organisation={organisation} />;
  return <CampaignPage key={record} organisation={organisation} id={record} part={part} />;
}

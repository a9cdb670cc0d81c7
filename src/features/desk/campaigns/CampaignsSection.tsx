import type { SectionProps } from '../sectionPlace';
import { CampaignPage } from './CampaignPage';
import { CampaignsPage } from './CampaignsPage';

/** All campaigns of an organisation, or the pages of one. */
export function CampaignsSection({ organisation, record }: SectionProps) {
  if (record === undefined) return <CampaignsPage organisation={organisation} />;
  return <CampaignPage organisation={organisation} id={record} />;
}

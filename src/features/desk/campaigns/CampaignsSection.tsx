import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { CampaignsPage } from './CampaignsPage';

const CampaignPage = lazyView(async () => (await import('./CampaignPage')).CampaignPage);
const EveningPage = lazyView(async () => (await import('../evening/EveningPage')).EveningPage);

/** All campaigns of an organisation, or the pages of one (DESK-50, DESK-51). */
export function CampaignsSection({ organisation, record, part }: SectionProps) {
  if (record === undefined) return <CampaignsPage organisation={organisation} />;
  if (part === 'evening') return <EveningPage key={record} organisation={organisation} id={record} />;
  return <CampaignPage key={record} organisation={organisation} id={record} part={part} />;
}

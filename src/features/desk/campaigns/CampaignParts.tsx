import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { useCampaignsTexts } from './campaignsTexts';

/** The pages of one campaign, in the order of their links; `overview` is its own address. */
const PARTS = ['overview'] as const;

/** Leads from one page of a campaign to the others. */
export function CampaignParts({ organisation, id }: { organisation: string; id: string }) {
  const { parts } = useCampaignsTexts();
  return (
    <nav className="desk-links" aria-label={parts.label}>
      {PARTS.map((part) => (
        <DeskLink key={part} to={sectionPath(organisation, 'campaigns', id, ...(part === 'overview' ? [] : [part]))}>
          {parts[part]}
        </DeskLink>
      ))}
    </nav>
  );
}

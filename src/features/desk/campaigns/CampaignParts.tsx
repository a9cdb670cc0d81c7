import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { PARTS, type CampaignPart } from './campaignPart';
import { useCampaignsTexts } from './campaignsTexts';

interface CampaignPartsProps {
  readonly organisation: string;
  readonly id: string;
  readonly shown: CampaignPart;
}

/** Leads from one page of a campaign to the others. */
export function CampaignParts({ organisation, id, shown }: CampaignPartsProps) {
  const { parts } = useCampaignsTexts();
  return (
    <nav className="desk-links campaign-parts" aria-label={parts.label}>
      {PARTS.map((part) => (
        <DeskLink
          key={part}
          to={sectionPath(organisation, 'campaigns', id, ...(part === PARTS[0] ? [] : [part]))}
          current={part === shown}
        >
          {parts[part]}
        </DeskLink>
      ))}
      <DeskLink to={sectionPath(organisation, 'campaigns', id, 'evening')}>{parts.evening}</DeskLink>
    </nav>
  );
}

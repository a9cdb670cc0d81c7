import type { Campaign } from '../../../contract/campaigns/campaigns';
import { formatPercentage } from '../../../core/money';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { sectionPath } from '../sectionPlace';
import { useCampaignsTexts } from './campaignsTexts';
import { CampaignState } from './CampaignState';
import { useRaised } from './useRaised';

/** Campaigns, newest first: what each has raised, and how it stands. */
export function CampaignList({ organisation, rows }: { organisation: string; rows: readonly Campaign[] }) {
  const { lang } = useDesk();
  const words = useCampaignsTexts();
  const raised = useRaised();
  return (
    <ListTable columns={[words.campaign, words.state]}>
      {rows.map((row) => {
        const { text, percent } = raised(row);
        return (
          <tr key={row.id}>
            <td>
              <DeskLink to={sectionPath(organisation, 'campaigns', row.id)}>
                <bdi>{row.label}</bdi>
              </DeskLink>
              <p className="muted">{text}</p>
            </td>
            <td>
              {percent !== null && <p>{formatPercentage(percent, lang)}</p>}
              <p>
                <CampaignState campaign={row} />
              </p>
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}

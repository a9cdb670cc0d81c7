import type { Campaign } from '../../../contract/campaigns/campaigns';
import { widgetFigures } from '../../../core/campaign';
import { formatPercentage, localeOf } from '../../../core/money';
import { Card } from '../../../ui/Card';
import { Progress } from '../../../ui/Progress';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useOverviewTexts } from './overviewTexts';

/** Campaigns that visitors see, each with what it has raised; each leads to its page. */
export function OpenCampaigns({ organisation, campaigns }: { organisation: string; campaigns: readonly Campaign[] }) {
  const words = useOverviewTexts();
  return (
    <Card className="stack">
      <h2>{words.campaigns}</h2>
      <ul className="desk-list desk-campaigns">
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} {...{ organisation, campaign }} />
        ))}
      </ul>
    </Card>
  );
}

function CampaignRow({ organisation, campaign }: { organisation: string; campaign: Campaign }) {
  const { lang } = useDesk();
  const words = useOverviewTexts();
  const { unit, value, goal, percent } = widgetFigures(campaign, campaign.devise);
  const write = (amount: number) =>
    unit === 'montant'
      ? writeAmount(amount, campaign.devise, lang)
      : new Intl.NumberFormat(localeOf(lang)).format(amount);
  const text = goal === null ? write(value) : words.ofGoal(write(value), write(goal));
  return (
    <li className="stack">
      <p className="desk-row">
        <DeskLink to={sectionPath(organisation, 'campaigns', campaign.id)}>
          <bdi>{campaign.label}</bdi>
        </DeskLink>
        <span className="muted">{text}</span>
      </p>
      {percent !== null && <Progress label={campaign.label} percent={percent} text={formatPercentage(percent, lang)} />}
    </li>
  );
}

import { donorWord, orderTeams, remainingTime } from '../../../core/campaign';
import { writeNumber } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { Card } from '../../../ui/Card';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { TimeCells } from '../sections/DateCounter';
import { useNow } from '../useNow';

/** The campaign in figures, with the time that remains between its start and its end (CAMP-05, CAMP-07). */
export function Dashboard() {
  const { campaign, figures, lang, money, texts } = useCampaign();
  const more = useMoreTexts();
  const teams = campaign.teamCount ?? orderTeams(campaign.teams).length;
  const { matched } = campaign.stats.total.sum;
  const counts = [
    { name: donorWord(campaign.config.donorName, texts.donorsOf(figures.count)), value: figures.count },
    { name: more.teams, value: teams },
  ].filter(({ name, value }) => value > 0 || name !== more.teams);
  return (
    <section className="dashboard" aria-label={more.figures}>
      <Remaining />
      <dl className="dashboard-cards">
        {counts.map(({ name, value }) => (
          <Card key={name} className="dashboard-card">
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>{writeNumber(String(value), lang)}</dd>
          </Card>
        ))}
        {matched > 0 && (
          <Card className="dashboard-card">
            <dt>{more.matchedFigure}</dt>
            <dd>
              <Amount>{money(matched)}</Amount>
            </dd>
          </Card>
        )}
      </dl>
    </section>
  );
}

const HALF_SECOND = 500;

function Remaining() {
  const { campaign, texts } = useCampaign();
  const left = remainingTime(campaign, useNow(HALF_SECOND));
  if (!left) return null;
  return (
    <div className="counter">
      <h3>{texts.remaining}</h3>
      <TimeCells left={left} />
    </div>
  );
}

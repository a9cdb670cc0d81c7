import { donorWord, teamProgress } from '../../../core/campaign';
import { writeNumber, formatPercentage } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { Progress } from '../../../ui/Progress';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { TeamLink } from '../teams/TeamLink';
import { TimeLeft } from './TimeLeft';

/** A team's progress on its own page (TEAM-01, TEAM-03), with the way back to the whole campaign. */
export function TeamStanding() {
  const { campaign, lang, money, team, texts } = useCampaign();
  const more = useMoreTexts();
  if (!team) return null;
  const { raised, goal, percent } = teamProgress(team, campaign.devise);
  const percentage = formatPercentage(percent ?? 0, lang);
  return (
    <div className="figures-body">
      <p className="team-name">
        <bdi>{team.label}</bdi>
      </p>
      <p className="raised">
        <strong className="raised-amount">
          <Amount>{money(raised)}</Amount>
        </strong>
        <span className="raised-word">
          {texts.raised}
          {goal !== null && ` ${more.teamGoal(money(goal, { decimals: 'never' }))}`}
        </span>
      </p>
      {percent !== null && !campaign.config.hideBar && (
        <div className="goal">
          <Progress label={texts.progress} percent={percent} text={percentage} />
          <strong className="goal-percent" translate="no">
            {percentage}
          </strong>
        </div>
      )}
      <p>
        <TeamLink param={null}>{more.backToCampaign}</TeamLink>
      </p>
      <dl className="figure-list">
        <div className="figure">
          <dt>
            <bdi>{donorWord(campaign.config.donorName, texts.donorsOf(team.stats.count))}</bdi>
          </dt>
          <dd>{writeNumber(String(team.stats.count), lang)}</dd>
        </div>
        <TimeLeft />
      </dl>
    </div>
  );
}

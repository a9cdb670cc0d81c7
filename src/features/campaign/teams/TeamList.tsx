import type { Team } from '../../../contract/campaigns/campaigns';
import { rankTeams, teamProgress } from '../../../core/campaign';
import { writeNumber, formatPercentage } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { Progress } from '../../../ui/Progress';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { TeamLink } from './TeamLink';

/** Teams, the one that raised most first, each with its own goal (TEAM-02, TEAM-03). Hidden ones are not listed. */
export function TeamList() {
  const { campaign, team: shown } = useCampaign();
  return (
    <ol className="team-ranking scroll-list">
      {rankTeams(campaign.teams).map(({ team, rank }) => (
        <li key={team.param} className={team.param === shown?.param ? 'team team-shown' : 'team'}>
          <TeamRow team={team} rank={rank} />
        </li>
      ))}
    </ol>
  );
}

function TeamRow({ team, rank }: { team: Team; rank: number }) {
  const { campaign, lang, money } = useCampaign();
  const more = useMoreTexts();
  const { raised, goal, percent } = teamProgress(team, campaign.devise);
  const percentage = formatPercentage(percent ?? 0, lang);
  return (
    <>
      <span className={rank <= 3 ? 'team-rank team-first' : 'team-rank'} aria-hidden="true">
        {rank}
      </span>
      <div className="team-body">
        <p className="team-line">
          <TeamLink className="team-link" dir="auto" param={team.param}>
            {team.label}
          </TeamLink>
          <strong>
            <Amount>{money(raised)}</Amount>
          </strong>
        </p>
        {percent !== null && <Progress label={team.label} percent={percent} text={percentage} />}
        <p className="team-line muted">
          <span>{more.teamDonors(team.stats.count, writeNumber(String(team.stats.count), lang))}</span>
          {goal !== null && (
            <span>
              {percentage} {more.teamGoal(money(goal, { decimals: 'never' }))}
            </span>
          )}
        </p>
      </div>
    </>
  );
}

import { useState } from 'react';
import type { Team } from '../../../contract/campaigns/campaigns';
import { BEST_TEAMS } from '../../../contract/terms/bestTeams';
import { listedTeams, orderTeams, rankTeams, searchTeams, teamProgress } from '../../../core/campaign';
import { writeNumber, formatPercentage } from '../../../core/money';
import { lazyView } from '../../../loading/lazyView';
import { Amount } from '../../../ui/Amount';
import { Progress } from '../../../ui/Progress';
import { Skeleton } from '../../../ui/Skeleton';
import { Late } from '../../../ui/Late';
import { useCampaign } from '../campaignContext';
import { ReadMore } from '../ReadMore';
import { useMoreTexts } from '../moreTexts';
import { TeamLink } from './TeamLink';

const TeamFinder = lazyView(async () => (await import('./TeamFinder')).TeamFinder);

/**
 * Teams, the one that raised most first, each with its own goal (TEAM-02, TEAM-03). Hidden ones are not listed. Of many, the
 * first are listed, and others on demand or by name (CALL-38).
 */
export function TeamList() {
  const { campaign, team: shown, teamPages, teams } = useCampaign();
  const more = useMoreTexts();
  const [typed, setTyped] = useState('');
  const ranked = rankTeams(listedTeams(campaign.teams, teamPages));
  const ranks = new Map(ranked.map(({ team, rank }) => [team.param, rank]));
  const wanted = typed.trim() !== '';
  const rows = wanted ? searchTeams(orderTeams(campaign.teams), typed) : ranked.map(({ team }) => team);
  const isMore = teams !== null && teamPages.least !== -Infinity && !wanted;
  return (
    <>
      {(campaign.teamCount ?? 0) > BEST_TEAMS && (
        <Late fallback={<Skeleton height="48px" />}>
          <TeamFinder typed={typed} onTyped={setTyped} count={rows.length} />
        </Late>
      )}
      <div className="teams scroll-list">
        <ol className="team-ranking">
          {rows.map((team) => (
            <li key={team.param} className={team.param === shown?.param ? 'team team-shown' : 'team'}>
              <TeamRow team={team} rank={ranks.get(team.param)} />
            </li>
          ))}
        </ol>
        {isMore && <ReadMore text={more.moreTeams} read={teams.more} />}
      </div>
    </>
  );
}

function TeamRow({ team, rank }: { team: Team; rank: number | undefined }) {
  const { campaign, lang, money } = useCampaign();
  const more = useMoreTexts();
  const { raised, goal, percent } = teamProgress(team, campaign.devise);
  const percentage = formatPercentage(percent ?? 0, lang);
  return (
    <>
      {rank !== undefined && (
        <span className={rank <= 3 ? 'team-rank team-first' : 'team-rank'} aria-hidden="true">
          {rank}
        </span>
      )}
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

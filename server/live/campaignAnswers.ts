import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Donor } from '../../src/contract/campaigns/campaigns';
import type { Language } from '../../src/contract/common';
import type { routes } from '../../src/contract/routes';
import type { BodyOut, ResponseOut } from '../../src/contract/route';
import { keptSelection } from '../../src/core/campaign';
import { campaignIn } from '../features/campaigns/reading/campaignIn';
import { LATEST_DONORS, type CampaignState } from '../features/campaigns/reading/readCampaign';
import { statsOfTeam } from '../features/campaigns/reading/teamIndex';
import { bestTeams, readTeamPage, teamsOfDonors, type TeamsQuery } from '../features/campaigns/reading/teamPages';
import { LEAST_ZIPPED } from '../http/gzip';
import { PAGE } from '../page';

/** An answer ready to be sent: each character of its body is one byte, so that it leaves in one piece with its head. */
export interface ReadyAnswer {
  readonly body: string;
  readonly etag: string;
  /** The body gzipped, written on first need; null where that saves nothing. */
  zipped(): Buffer | null;
}

/** All public answers about one state of a campaign, each written once, on first need. */
export interface CampaignAnswers {
  readonly state: CampaignState;
  /** CALL-14, in a language as far as it is translated. */
  campaign(lang?: Language): ReadyAnswer;
  /** CALL-14 with the best teams only. With team names it is written per request: there are too many combinations to keep. */
  best(names: string | undefined, lang?: Language): ReadyAnswer;
  /** CALL-16, without a team. */
  donors(): ReadyAnswer;
  /** CALL-16 of a team; null for one that does not exist. Read at most once for each state. */
  teamDonors(team: string): Promise<ReadyAnswer> | null;
  /** CALL-17. */
  teams(): ReadyAnswer;
  /** A page of CALL-17, written per request; null if `after` names no team. */
  teamPage(query: TeamsQuery): ReadyAnswer | null;
  /** CALL-18; null for a team that does not exist. */
  teamStats(team: string): ReadyAnswer | null;
  /** CALL-15; characters are bytes here too. */
  ping(body: PingBody): string;
}

type Ping = ResponseOut<typeof routes.pingCampaign>;
type PingBody = BodyOut<typeof routes.pingCampaign>;

/** A ping's answer for a campaign. */
export function pingAnswer(state: CampaignState, body: PingBody): Ping {
  const { stats, matching, screen, active, version } = state.campaign;
  return { data: { stats, matching, screen, active, version }, target: targetOf(state, body) };
}

/** The team and source of a ping that the campaign has. */
function targetOf({ campaign, teams }: CampaignState, { target }: PingBody): Ping['target'] {
  const named = teams.byParam.get(target.team ?? '')?.team;
  return keptSelection(target, { teams: named ? [named] : [], sources: campaign.sources });
}

/** Gzips once; fast rather than small, as it is done while others wait. */
function zipOnce(body: string): () => Buffer | null {
  let zipped: Buffer | undefined;
  return () => (body.length < LEAST_ZIPPED ? null : (zipped ??= gzipSync(Buffer.from(body, 'latin1'), { level: 1 })));
}

const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

function writeAnswer(value: unknown): ReadyAnswer {
  const body = bytesOf(JSON.stringify(value));
  const etag = `"${createHash('sha1').update(body, 'latin1').digest('base64url')}"`;
  return { body, etag, zipped: zipOnce(body) };
}

/** Reads the first page of a team's donors. */
export type ReadTeamDonors = (state: CampaignState, teamId: string) => Promise<readonly Donor[]>;

/** Answers from a state. @param read used where the latest donors of the campaign hold too few of a team */
export function createCampaignAnswers(state: CampaignState, read: ReadTeamDonors): CampaignAnswers {
  const { campaign, donors, gifts, teams } = state;
  const written = new Map<string, ReadyAnswer>();
  const ofTeams = new Map<string, Promise<ReadyAnswer>>();
  const once = (name: string, value: () => unknown): ReadyAnswer => {
    const known = written.get(name);
    if (known) return known;
    const answer = writeAnswer(value());
    written.set(name, answer);
    return answer;
  };
  const page = (data: readonly Donor[], total: number) => ({
    data: data.slice(0, PAGE),
    stats: { count: { total } },
    complete: data.length < PAGE,
    version: campaign.version,
    ...teamsOfDonors(teams, data.slice(0, PAGE)),
  });
  // One answer serves all languages that nothing is translated into.
  const told = (lang: Language | undefined) => (lang && state.words.by[lang] ? lang : '');
  const nobody = { target: { team: null, source: null } };
  const pingStart = bytesOf(`{"data":${JSON.stringify(pingAnswer(state, nobody).data)},"target":`);
  // Every open page pings: answers for a team, or none, are cached as text.
  const pings = new Map<string | null, string>();
  const answerTo = (target: Ping['target']) => {
    const known = target.source === null ? pings.get(target.team) : undefined;
    if (known) return known;
    const answer = `${pingStart}${bytesOf(JSON.stringify(target))}}`;
    if (target.source === null) pings.set(target.team, answer);
    return answer;
  };
  return {
    state,
    campaign: (lang) => once(`campaign ${told(lang)}`, () => campaignIn(state, lang)),
    best(names, lang) {
      const best = once(`best ${told(lang)}`, () => ({ ...campaignIn(state, lang), ...bestTeams(teams) }));
      const isKnown = !names?.split(' ').some((name) => teams.byParam.has(name));
      return isKnown ? best : writeAnswer({ ...campaignIn(state, lang), ...bestTeams(teams, names) });
    },
    donors: () => once('donors', () => page(donors, gifts)),
    teamDonors(param) {
      const team = teams.byParam.get(param)?.team;
      if (!team) return null;
      const known = ofTeams.get(param);
      if (known) return known;
      const own = donors.filter((donor) => donor.campagneExtraData.team === param);
      // Gifts to a hidden team are not marked as such.
      const isWhole = !team.hidden && (donors.length < LATEST_DONORS || own.length >= PAGE);
      const answer = (isWhole ? Promise.resolve(own) : read(state, team.id)).then((data) =>
        once(`donors ${param}`, () => page(data, team.stats.count)),
      );
      ofTeams.set(param, answer);
      answer.catch(() => ofTeams.delete(param));
      return answer;
    },
    teams: () => once('teams', () => ({ data: campaign.teams })),
    teamPage(query) {
      const page = readTeamPage(teams, query);
      return page && writeAnswer(page);
    },
    teamStats: (param) =>
      teams.byParam.has(param)
        ? once(`team ${param}`, () => ({ data: statsOfTeam(teams, param, campaign.devise) }))
        : null,
    ping: (body) => answerTo(targetOf(state, body)),
  };
}

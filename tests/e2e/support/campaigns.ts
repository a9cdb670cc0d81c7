import type { Campaign, Donor, Team } from '../../../src/contract/campaigns/campaigns';
import type { Route } from './serveFiles';

/** A campaign for an amount, half way, without teams, unless a test says otherwise. */
export const buildCampaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  id: 'abc',
  organisation: 'demo',
  devise: 'eur',
  name: 'toit',
  label: 'Un toit pour l’école',
  type: null,
  objectif: 100_000,
  bonus: [],
  dateStart: null,
  dateEnd: null,
  partnerMontant: 1,
  screenId: '',
  screenOptions: {},
  gala: false,
  active: true,
  assoc: null,
  cerfa: true,
  theme: '',
  config: {},
  products: [],
  sources: [],
  teams: [],
  stats: buildStats(45_600, 128),
  matching: [],
  screen: { layout: null, paused: false, message: '', celebrate: 0 },
  version: 1,
  ...overrides,
});

export const buildStats = (sum: number, count: number, matched = 0): Campaign['stats'] => ({
  total: { sum: { total: sum, matched, received: sum }, count: { total: count } },
  engagements: { sum: 0, count: 0 },
});

export const buildTeam = (overrides: Partial<Team> = {}): Team => ({
  id: overrides.param ?? 'lev',
  param: 'lev',
  label: 'Lev Tov',
  objectif: overrides.stats?.sum ?? 0,
  goal: null,
  hidden: false,
  stats: { sum: 0, count: 0, matched: 0 },
  ...overrides,
});

export const buildDonor = (overrides: Partial<Donor> = {}): Donor => ({
  _id: '01',
  montant: 50,
  type: 'DON',
  montantPerMonth: null,
  matched: 0,
  datetime: '2026-01-01T00:00:00Z',
  commentaire: '',
  campagneExtraData: { displayName: 'Ruth Cohen', team: null },
  ...overrides,
});

/** What is known of one campaign; tests change it while the page is open. */
export interface KnownCampaign {
  campaign: Campaign;
  donors: readonly Donor[];
}

/** The public calls about one campaign, answered from `known` as it stands at each. */
export function campaignRoutes(known: KnownCampaign): Record<string, Route> {
  const { id } = known.campaign;
  const teamOf = (param: string | null) => known.campaign.teams.find((team) => team.param === param);
  return {
    [`GET /v1/campagne/id/${id}`]: () => ({ body: known.campaign }),
    [`POST /v1/campagne/ping/${id}/*`]: ({ body }) => {
      const { stats, matching, screen, active, version, sources } = known.campaign;
      const { target } = JSON.parse(body) as { target: { team: string | null; source: string | null } };
      const team = teamOf(target.team)?.param ?? null;
      const source = sources.find(({ param }) => param === target.source)?.param ?? null;
      return { body: { data: { stats, matching, screen, active, version }, target: { team, source } } };
    },
    [`GET /v1/campagne/donors/${id}`]: ({ query }) => {
      const [team, before] = [query.get('team'), query.get('before')];
      const all = known.donors.filter((donor) => team === null || donor.campagneExtraData.team === team);
      const from = before === null ? all : all.filter(({ _id }) => _id < before);
      return {
        body: { data: from.slice(0, Number(query.get('limit') ?? 50)), stats: { count: { total: all.length } } },
      };
    },
    [`GET /v1/campagne/teams/${id}`]: () => ({ body: { data: known.campaign.teams } }),
    [`GET /v1/campagne/team/stats/${id}/*`]: ({ path }) => {
      const team = teamOf(decodeURIComponent(path.split('/').at(-1) ?? ''));
      if (!team) return { status: 404, body: { success: false, error: 'unknown' } };
      const { sum, count, matched } = team.stats;
      return { body: { data: { sum: { total: sum, matched, received: sum }, count: { total: count } } } };
    },
    [`GET /v1/campagne/stream/${id}`]: () => ({ status: 404 }),
  };
}

import * as v from 'valibot';
import { campaignEntries, campaignResponse, customSection, screenState, slug, team } from './campaigns';
import { CAMPAIGN_TEMPLATES } from '../terms/campaignTemplates';
import { SCREEN_IDS } from '../terms/screenIds';
import { namedBy } from '../records/removal';
import { withoutBidi } from '../terms/withoutBidi';
import {
  changedOutcome,
  countedPageOf,
  dataOf,
  identifier,
  outcome,
  pageEntries,
  RICH_TEXT,
  searchEntries,
  text,
  totalEntries,
  version,
  yesOrNo,
} from '../common';
import { defineRoute } from '../route';

const byCampaign = v.object({ campaignId: identifier });

/**
 * A campaign as its organisation sees it; `edition` is another one with each change of its settings, not with gifts, which
 * `version` counts too (CALL-70).
 */
const ownCampaign = v.object({ ...campaignResponse.entries, edition: version });
export type OwnCampaign = v.InferOutput<typeof ownCampaign>;

const createCampaignRequest = v.strictObject({
  id: v.optional(identifier),
  /** Settings to begin with (CALL-72); those that are given go first. */
  template: v.optional(v.picklist(CAMPAIGN_TEMPLATES)),
  ...v.partial(v.object(campaignEntries)).entries,
  label: campaignEntries.label,
});
export type NewCampaign = v.InferOutput<typeof createCampaignRequest>;

/** Absent keys stay; `config`, `screenOptions`, `bonus`, `products` and `sources` are replaced whole. */
const updateCampaignRequest = v.strictObject({
  ...v.partial(v.object(campaignEntries)).entries,
  edition: v.optional(version),
});
export type CampaignUpdate = v.InferOutput<typeof updateCampaignRequest>;
export type CampaignChange = Omit<CampaignUpdate, 'edition'>;

export const createCampaign = defineRoute({
  id: 'ADMIN-CAMPAIGN-CREATE',
  method: 'POST',
  path: '/admin/campagnes',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Create a campaign, blank or with the settings of a template',
  request: createCampaignRequest,
  response: outcome({ data: ownCampaign }),
});

/** `edition` is that of the campaign that was edited (CALL-70). */
export const updateCampaign = defineRoute({
  id: 'ADMIN-CAMPAIGN-UPDATE',
  method: 'PUT',
  path: '/admin/campagnes/:campaignId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'Change a campaign; absent keys stay as they are, lists and `config` are replaced whole; 409 and the newest campaign for another `edition`',
  params: byCampaign,
  request: updateCampaignRequest,
  response: changedOutcome({ data: ownCampaign }),
  conditions: ['edition'],
  alsoAnswers: [409],
});

export const getAdminCampaign = defineRoute({
  id: 'ADMIN-CAMPAIGN-GET',
  method: 'GET',
  path: '/admin/campagnes/:campaignId',
  access: 'organisation',
  scopes: ['everything', 'read', 'evening'],
  role: 'viewer',
  summary: 'One campaign of the token’s organisation with its `edition`',
  params: byCampaign,
  response: dataOf(ownCampaign),
});

/**
 * By the day on which they were made, by label, or by their end, those without one after all others; `-` is the other way.
 */
const campaignSort = v.picklist(['-date', 'date', 'name', '-name', 'end', '-end']);
export type CampaignSort = v.InferOutput<typeof campaignSort>;

/** CALL-47. `search` is in label or id; `active` those that visitors see; `teams=none` leaves the teams out, of which there may be thousands. */
export const listCampaigns = defineRoute({
  id: 'ADMIN-CAMPAIGN-LIST',
  method: 'GET',
  path: '/admin/campagnes',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'Campaigns of the token’s organisation, inactive ones too, newest first or as asked for, paged',
  query: v.object({
    ...pageEntries,
    ...searchEntries,
    active: v.optional(yesOrNo),
    teams: v.optional(v.literal('none')),
    /** The latest first when absent. */
    sort: v.optional(campaignSort),
    ...totalEntries,
  }),
  response: countedPageOf(campaignResponse),
});

const teamEntries = {
  param: slug,
  label: v.pipe(team.entries.label, v.transform(withoutBidi), v.minLength(1)),
  goal: team.entries.goal,
  hidden: v.boolean(),
};
const byTeam = v.object({ campaignId: identifier, teamId: identifier });

/** A team as its organisation sees it; gifts leave its `version` as it was (CALL-71). */
const ownTeam = v.object({ ...team.entries, version });
export type OwnTeam = v.InferOutput<typeof ownTeam>;

export const createTeam = defineRoute({
  id: 'ADMIN-TEAM-CREATE',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/teams',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Add a team to a campaign',
  params: byCampaign,
  request: v.strictObject({
    ...v.partial(v.object(teamEntries)).entries,
    param: teamEntries.param,
    label: teamEntries.label,
  }),
  response: outcome({ data: ownTeam }),
});

/** A new `param` takes the gifts of the old one along. */
export const updateTeam = defineRoute({
  id: 'ADMIN-TEAM-UPDATE',
  method: 'PUT',
  path: '/admin/campagnes/:campaignId/teams/:teamId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'Change a team; absent keys stay as they are, its gifts stay its own; 409 and the newest team for another `version`',
  params: byTeam,
  request: v.strictObject({ ...v.partial(v.object(teamEntries)).entries, version: v.optional(version) }),
  response: changedOutcome({ data: ownTeam }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const listAdminTeams = defineRoute({
  id: 'ADMIN-TEAM-LIST',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/teams',
  access: 'organisation',
  scopes: ['everything', 'read', 'evening'],
  role: 'viewer',
  summary: 'Teams of a campaign, hidden ones too',
  params: byCampaign,
  response: dataOf(v.array(ownTeam)),
});

/** The operator's remote: `celebrate: true` asks for one celebration now. Absent keys stay. */
export const updateScreen = defineRoute({
  id: 'ADMIN-SCREEN-UPDATE',
  method: 'PUT',
  path: '/admin/campagnes/:campaignId/screen',
  access: 'organisation',
  scopes: ['everything', 'evening'],
  role: 'editor',
  summary: 'Steer the screens of a campaign: layout, pause, message, celebration',
  params: byCampaign,
  request: v.strictObject({
    ...v.partial(v.omit(screenState, ['celebrate'])).entries,
    layout: v.optional(v.nullable(v.picklist(SCREEN_IDS))),
    celebrate: v.optional(v.literal(true)),
  }),
  response: outcome({ data: screenState }),
});

/** `content`: HTML, or the JSON text of a layout of blocks that only show something (BLOCK-10). */
const sectionEntries = { label: customSection.entries.label, content: text(RICH_TEXT) };

const versionedSection = v.object({ ...customSection.entries, version });
const bySection = v.object({ sectionId: identifier });

export const getOwnSection = defineRoute({
  id: 'ADMIN-SECTION-GET',
  method: 'GET',
  path: '/admin/sections/:sectionId',
  access: 'organisation',
  scopes: ['everything', 'read', 'pages'],
  role: 'editor',
  summary: 'One custom section of the token’s organisation, and the records that name it',
  params: bySection,
  response: dataOf(v.object({ ...versionedSection.entries, records: v.array(namedBy) })),
});

export const createSection = defineRoute({
  id: 'ADMIN-SECTION-CREATE',
  method: 'POST',
  path: '/admin/sections',
  access: 'organisation',
  scopes: ['everything', 'pages'],
  role: 'editor',
  summary:
    'Create a custom section for pages, forms and campaigns: `content` is HTML or the JSON of a block layout (form-document.md)',
  request: v.strictObject({ id: v.optional(identifier), ...sectionEntries }),
  response: outcome({ data: versionedSection }),
  bodyLimit: '200kb',
});

export const updateSection = defineRoute({
  id: 'ADMIN-SECTION-UPDATE',
  method: 'PUT',
  path: '/admin/sections/:sectionId',
  access: 'organisation',
  scopes: ['everything', 'pages'],
  role: 'editor',
  summary:
    'Change a custom section; absent keys stay as they are, `content` is read as when it is created; 409 and the newest section for another `version`',
  params: bySection,
  /** `version` is that of the section that was edited (BUILD-65). */
  request: v.strictObject({ ...v.partial(v.object(sectionEntries)).entries, version: v.optional(version) }),
  response: changedOutcome({ data: versionedSection }),
  conditions: ['version'],
  alsoAnswers: [409],
  bodyLimit: '200kb',
});

export const listSections = defineRoute({
  id: 'ADMIN-SECTION-LIST',
  method: 'GET',
  path: '/admin/sections',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'Custom sections of the token’s organisation',
  response: dataOf(v.array(customSection)),
});

import * as v from 'valibot';
import { identifier, refusal, text, version } from '../common';
import { defineRoute } from '../route';

/** A record that names another one. */
export const namedBy = v.object({ subject: text(40), id: identifier, name: text(300) });
export type NamedBy = v.InferOutput<typeof namedBy>;

/** What depends on a record (GONE-02): how many rows of each kind, and the first records that name it. */
const dependents = v.object({
  counts: v.array(v.object({ subject: text(40), count: v.number() })),
  records: v.array(namedBy),
});
export type Dependents = v.InferOutput<typeof dependents>;

/** A refusal because something depends on the record (409, `used`) says what. */
const removed = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({ ...refusal.entries, data: v.optional(dependents) }),
]);

const removal = <const Id extends string, const Path extends string, const Params extends v.GenericSchema>(
  name: string,
  id: Id,
  path: Path,
  params: Params,
) =>
  defineRoute({
    id,
    method: 'DELETE',
    path,
    access: 'organisation',
    scopes: ['everything'],
    role: 'editor',
    confirmed: true,
    summary: `Delete a ${name} for good; 409 \`used\` and what depends on it, where something does, and for another \`version\``,
    params,
    query: v.object({ version: v.optional(version) }),
    response: removed,
    alsoAnswers: [409],
  });

const byForm = v.object({ formId: identifier });
const byCampaign = v.object({ campaignId: identifier });

export const removalRoutes = {
  deleteCaisse: removal('fund', 'ADMIN-CAISSE-DELETE', '/admin/caisses/:caisseId', v.object({ caisseId: identifier })),
  deleteService: removal(
    'service',
    'ADMIN-SERVICE-DELETE',
    '/admin/services/:serviceId',
    v.object({ serviceId: identifier }),
  ),
  deleteSection: removal(
    'custom section',
    'ADMIN-SECTION-DELETE',
    '/admin/sections/:sectionId',
    v.object({ sectionId: identifier }),
  ),
  deleteCalendar: removal(
    'calendar',
    'ADMIN-CALENDAR-DELETE',
    '/admin/calendars/:calendarId',
    v.object({ calendarId: identifier }),
  ),
  /** `version` is the form's revision. */
  deleteForm: removal('form', 'ADMIN-FORM-DELETE', '/admin/forms/:formId', byForm),
  /** `version` is the campaign's edition. */
  deleteCampaign: removal('campaign', 'ADMIN-CAMPAIGN-DELETE', '/admin/campagnes/:campaignId', byCampaign),
  deleteTeam: removal(
    'team',
    'ADMIN-TEAM-DELETE',
    '/admin/campagnes/:campaignId/teams/:teamId',
    v.object({ ...byCampaign.entries, teamId: identifier }),
  ),
  deleteMatching: removal(
    'matching rule',
    'ADMIN-MATCHING-DELETE',
    '/admin/campagnes/:campaignId/matchings/:matchingId',
    v.object({ ...byCampaign.entries, matchingId: identifier }),
  ),
} as const;

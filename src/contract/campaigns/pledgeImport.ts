import * as v from 'valibot';
import { identifier, outcome, text } from '../common';
import { chosenColumns, tableFaults, tableReport } from '../records/tableImports';
import { defineRoute } from '../route';

/** Columns of a table of pledges. */
export const pledgeImportColumns = [
  ...(['montant', 'nom', 'prenom', 'displayName', 'email', 'tel'] as const),
  ...(['team', 'source', 'note', 'id'] as const),
];
export type PledgeImportColumn = (typeof pledgeImportColumns)[number];

/** `refused`: the campaign takes no gift of that amount; `closed`: none at all. */
const pledgeFaults = [
  ...tableFaults,
  'column',
  'quote',
  'many',
  'email',
  'team',
  'source',
  'refused',
  'closed',
] as const;
export type PledgeImportFault = (typeof pledgeFaults)[number];

const pledgeImportReport = tableReport(pledgeFaults);
export type PledgeImportReport = v.InferOutput<typeof pledgeImportReport>;

/**
 * CALL-200. The first line names the columns. Without `columns` they have the names of `engagements.csv`, and others are
 * refused; with it, they are ignored. Teams are named by address or label, sources by param. All lines are entered or none:
 * 400 lists problems by line. A line that was entered before, in whatever file, enters nothing: see `known`.
 */
export const importPledges = defineRoute({
  id: 'ADMIN-PLEDGE-IMPORT',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/engagements.csv',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  contacts: 'editor',
  confirmed: true,
  summary:
    'Enter the pledges of a table of at most 500 lines, all or none, each once; with `dryRun` say what would be entered and what is wrong with it (CALL-200)',
  params: v.object({ campaignId: identifier }),
  request: v.strictObject({
    csv: text(500_000),
    columns: chosenColumns(pledgeImportColumns),
    dryRun: v.optional(v.boolean()),
  }),
  bodyLimit: '2mb',
  response: outcome({ data: pledgeImportReport }),
});

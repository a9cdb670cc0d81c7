import { pledgeImportColumns, type PledgeImportFault } from '../../../../src/contract/campaigns/pledgeImport';

/** Messages for programs, by what is wrong with a line. */
export const faultMessages: Readonly<Record<PledgeImportFault, string>> = {
  missing: `is missing: the columns are ${pledgeImportColumns.join(', ')}`,
  column: `is no column, or stands twice: the columns are ${pledgeImportColumns.join(', ')}`,
  quote: 'has a quote that is not closed',
  many: 'has more than 500 lines',
  cells: 'has more cells than columns',
  broken: 'has broken characters',
  amount: 'is no amount above 0',
  long: 'is too long',
  email: 'must be an e-mail address',
  identifier: 'is no identifier',
  team: 'is no team of this campaign',
  source: 'is no source of this campaign',
  taken: 'is taken by another promise',
  twice: 'stands on another line, too',
  refused: 'is no amount that this campaign takes',
  closed: 'cannot be given: this campaign takes nothing any more',
};

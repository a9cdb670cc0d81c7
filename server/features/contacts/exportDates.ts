import type { AskedDates } from './contactDates';
import { hebrewAt } from '../../../src/core/calendar';
import { contactName } from '../../../src/core/contact';
import { formulaSafe } from '../../../src/core/csv';
import type { Deps } from '../../deps';
import type { Columns, CsvRows } from '../../http/csvRows';
import { pageDates } from './contactDates';
import { findTrees } from './contactStore';
import { viewNamed } from './contactView';

const columns = {
  ...({ date: 'text', hebrew: 'hebrew', name: 'text', contact: 'text', day: 'text', afterSunset: 'yes' } as const),
  ...({ email: 'text', tel: 'text' } as const),
} satisfies Columns;

/** The same for spreadsheets, with how each contact is reached. */
export async function* exportDates(
  deps: Pick<Deps, 'database' | 'now'>,
  organisationId: string,
  asked: AskedDates,
): CsvRows {
  const { queries } = deps.database;
  yield { columns };
  let before: string | undefined;
  do {
    const page = await pageDates(deps, organisationId, { ...asked, before });
    const trees = await findTrees(queries, organisationId, [...new Set(page.data.map(({ id }) => id))]);
    yield page.data.map(({ date, name, day, afterSunset, ...contact }) => {
      const { emails, tels } = viewNamed(trees.filter(({ rootId }) => rootId === contact.id));
      const { year, month, day: number } = hebrewAt({ day, afterSunset });
      return [
        date,
        `${number} ${month} ${year}`,
        formulaSafe(name || contactName(contact)),
        formulaSafe(contactName(contact)),
        ...[day, Number(afterSunset), formulaSafe(emails[0] ?? ''), formulaSafe(tels[0] ?? '')],
      ];
    });
    before = page.next ?? undefined;
  } while (before !== undefined);
}

import type { ContactDbRow } from '../contactStore';
import { withSaid } from '../withSaid';
import type { ReadPerson } from './readImported';
import { replaced } from './replaced';

type Imported = Pick<ContactDbRow, 'details' | 'reach' | 'householdId'>;

/**
 * A contact with what a list says of them. Empty cells change nothing; addresses, numbers, days and tags are added. Names, postal
 * address, birthday and household that are there stay, unless the list's are to be taken (PERS-12).
 */
export function withImported<Row extends ContactDbRow>(
  row: Row,
  person: ReadPerson,
  { how, country, householdId }: { how: 'fill' | 'take'; country: string; householdId: string | null },
): Row {
  const base = how === 'take' ? { ...row, details: replaced(row.details, person) } : row;
  const { names, reach, dates, tags, note } = person;
  const [address] = person.addresses;
  const filled = [
    { ...names, ...address, dates, tags, note },
    ...reach.emails.map((email) => ({ email })),
    ...reach.tels.map((tel) => ({ tel })),
  ].reduce<ContactDbRow>((next, said) => withSaid(next, said, country), base);
  const { details, reach: reached }: Imported = filled;
  const joined = how === 'take' ? (householdId ?? row.householdId) : (row.householdId ?? householdId);
  return { ...row, details, reach: reached, householdId: joined };
}

import type { ContactRecord, ContactRow, NamedContact } from '../../../src/contract/records/contacts';
import { sumMinor, toUnits } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { versionOf } from '../../text/versionOf';
import { findTrees, withMerged, type ContactDbRow } from './contactStore';
import type { ZonedReading } from '../organisations/organisationStore';
import { findSums } from './findSums';

type Sum = Awaited<ReturnType<typeof findSums>>[number];

/** A contact in short, with what those merged into it bring. @param tree itself first */
export function viewNamed(tree: readonly ContactDbRow[]): NamedContact {
  const first = (key: 'nom' | 'prenom' | 'raison' | 'prenomHE') =>
    tree.map(({ details }) => details[key]).find(Boolean) ?? '';
  const named = tree.find(({ details }) => details.nom || details.prenom)?.details;
  return {
    id: tree[0]?.id ?? '',
    nom: named?.nom ?? '',
    prenom: named?.prenom ?? '',
    raison: first('raison'),
    prenomHE: first('prenomHE'),
    emails: union(tree.map(({ reach }) => reach.emails)),
    tels: union(tree.map(({ reach }) => reach.tels)),
  };
}

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

function viewRow(tree: readonly ContactDbRow[], sums: readonly Sum[]): ContactRow {
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  const last = Math.max(...sums.map(({ lastAt }) => lastAt.getTime()));
  return {
    ...viewNamed(tree),
    tags: union(tree.map(({ details }) => details.tags)).sort((one, other) => one.localeCompare(other)),
    given: currencies.map((devise) => {
      const own = sums.filter(({ currency }) => currency === devise);
      return {
        devise,
        montant: toUnits(sumMinor(own.map(({ received }) => received)), devise),
        count: own.reduce((all, { counted }) => all + counted, 0),
      };
    }),
    lastGiftAt: sums.length > 0 ? new Date(last).toISOString() : null,
  };
}

/** Views of a page of contacts, with merged ones and sums: three statements for the whole page. */
export async function viewRows(
  queries: Queries,
  organisationId: string,
  rows: readonly ContactDbRow[],
  reading: Pick<ZonedReading, 'shown' | 'zone'>,
): Promise<(row: ContactDbRow) => ContactRow> {
  const all = await findTrees(
    queries,
    organisationId,
    rows.map(({ id }) => id),
  );
  const sums = await findSums(
    queries,
    organisationId,
    all.map(({ id }) => id),
    reading,
  );
  return (row) => {
    const tree = withMerged(row, all);
    const ids = tree.map(({ id }) => id);
    return viewRow(
      tree,
      sums.filter(({ contactId }) => ids.includes(contactId)),
    );
  };
}

/** Changes with every edit, not with gifts. */
const versionOfContact = ({ details, reach, householdId }: ContactDbRow): string =>
  versionOf({ ...details, ...reach, householdId });

interface Beside extends Pick<ContactRecord, 'household' | 'similar' | 'newsletter'> {
  readonly sums: readonly Sum[];
}

/** @param tree itself first */
export function viewRecord(
  row: ContactDbRow,
  tree: readonly ContactDbRow[],
  { sums, household, similar, newsletter }: Beside,
): ContactRecord {
  const { addresses, dates, note, tags } = row.details;
  const merged = tree.flatMap((one) => {
    if (one.id === row.id || one.mergedAt === null) return [];
    const { addresses, dates, note } = one.details;
    return [{ ...viewNamed([one]), addresses, dates, note, mergedAt: one.mergedAt.toISOString() }];
  });
  return {
    ...viewRow([row], sums),
    tags,
    addresses,
    dates,
    note,
    household,
    merged,
    similar,
    newsletter,
    createdAt: row.createdAt.toISOString(),
    version: versionOfContact(row),
  };
}

import type {
  createSection as createRoute,
  updateSection as updateRoute,
} from '../../../src/contract/campaigns/adminCampaigns';
import type { CustomSection } from '../../../src/contract/campaigns/campaigns';
import type { BodyOut } from '../../../src/contract/route';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { idTakenError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { versionOf } from '../../text/versionOf';
import { createOwned, updateVersioned, type RecordKind } from '../audit/ownRecords';
import { keepRevision, revised } from '../revisions/revisionStore';
import { insertSection, lockSection, saveSection, type SectionRow } from './sectionStore';
import { prepareSection } from './prepareSection';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewSection = BodyOut<typeof createRoute>;

export const viewSection = ({ id, label, content }: SectionRow): CustomSection => ({ id, label, content });

/** As whoever edits it sees it. */
export const viewOwnSection = (row: SectionRow) => {
  const section = viewSection(row);
  return { ...section, version: versionOf(section) };
};
type OwnSection = ReturnType<typeof viewOwnSection>;

export const sectionKind: RecordKind<SectionRow, OwnSection> = {
  name: 'section',
  lock: lockSection,
  async save(tx, row, actor) {
    await saveSection(tx, row);
    await keepVersion(tx, row, actor);
  },
  logged: (row) => ({ ...row }),
  view: viewOwnSection,
};

/**
 * Creates a custom section within the caller's transaction. @throws HttpError 400 for unusable content, 409 if the id
 * is taken
 */
export async function createSection(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), label, content }: NewSection,
  actor: string | null = null,
): Promise<SectionRow> {
  const row = { id, organisationId, label, content: prepareSection(content), createdAt: now(), updatedAt: now() };
  if (!(await insertSection(tx, row))) throw idTakenError('section');
  await keepVersion(tx, row, actor);
  return row;
}

function keepVersion(tx: Queries, row: SectionRow, actor: string | null): Promise<void> {
  const { label, content, updatedAt: createdAt } = row;
  return keepRevision(tx, revised('section', row), { settings: { label }, content, actor, createdAt });
}

/** Makes a custom section with an organisation's token. */
export const createOwnSection = (deps: Surroundings, holder: TokenHolder, given: NewSection): Promise<OwnSection> =>
  createOwned(deps, holder, sectionKind, (tx) => createSection(tx, deps, holder.organisationId, given, holder.actor));

/**
 * Changes a custom section; absent keys stay. What changes nothing is not noted.
 * @throws Outdated when it is another version than the given one; HttpError 400 for unusable content, 404
 */
export function updateSection(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { label, content: given, version }: BodyOut<typeof updateRoute>,
): Promise<OwnSection> {
  return updateVersioned(deps, holder, sectionKind, { id, version }, (row) => ({
    ...row,
    label: label ?? row.label,
    // A content that nobody touched stays as it was once stored.
    content: given === undefined || given === row.content ? row.content : prepareSection(given),
  }));
}

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
import { createOwned, updateOwned, type RecordKind } from '../audit/ownRecords';
import { insertSection, lockSection, saveSection, type SectionRow } from './sectionStore';
import { prepareSection } from './prepareSection';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewSection = BodyOut<typeof createRoute>;

export const viewSection = ({ id, label, content }: SectionRow): CustomSection => ({ id, label, content });

const kind: RecordKind<SectionRow, CustomSection> = {
  name: 'section',
  lock: lockSection,
  save: saveSection,
  logged: (row) => ({ ...row }),
  view: viewSection,
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
): Promise<SectionRow> {
  const row = { id, organisationId, label, content: prepareSection(content), createdAt: now(), updatedAt: now() };
  if (!(await insertSection(tx, row))) throw idTakenError('section');
  return row;
}

/** Makes a custom section with an organisation's token. */
export const createOwnSection = (deps: Surroundings, holder: TokenHolder, given: NewSection): Promise<CustomSection> =>
  createOwned(deps, holder, kind, (tx) => createSection(tx, deps, holder.organisationId, given));

/** Changes a custom section; absent keys stay. @throws HttpError 400 for unusable content, 404 */
export function updateSection(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { label, content }: BodyOut<typeof updateRoute>,
): Promise<CustomSection> {
  return updateOwned(deps, holder, kind, id, (row) => ({
    ...row,
    label: label ?? row.label,
    content: content === undefined ? row.content : prepareSection(content),
  }));
}

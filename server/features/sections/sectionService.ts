import type { createSection as createRoute, updateSection as updateRoute } from '../../../src/contract/adminCampaigns';
import type { CustomSection } from '../../../src/contract/campaigns';
import type { BodyOut } from '../../../src/contract/route';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../tokens';
import { differences, recordChange } from '../audit/recordChange';
import { insertSection, lockSection, saveSection, type SectionRow } from './sectionStore';
import { prepareSection } from './prepareSection';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewSection = BodyOut<typeof createRoute>;

export const viewSection = ({ id, label, content }: SectionRow): CustomSection => ({ id, label, content });

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
  if (!(await insertSection(tx, row))) throw new HttpError(409, 'This section id is taken.', 'taken');
  return row;
}

/** Makes a custom section with an organisation's token. */
export function createOwnSection(deps: Surroundings, holder: TokenHolder, given: NewSection): Promise<CustomSection> {
  return deps.database.transaction(async (tx) => {
    const row = await createSection(tx, deps, holder.organisationId, given);
    await recordChange(tx, deps, holder, noteOf('ADMIN-SECTION-CREATE', null, row));
    return viewSection(row);
  });
}

/** Changes a custom section; absent keys stay. @throws HttpError 400 for unusable content, 404 */
export function updateSection(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { label, content }: BodyOut<typeof updateRoute>,
): Promise<CustomSection> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockSection(tx, holder.organisationId, id), 'section');
    const next: SectionRow = {
      ...row,
      label: label ?? row.label,
      content: content === undefined ? row.content : prepareSection(content),
      updatedAt: deps.now(),
    };
    await saveSection(tx, next);
    await recordChange(tx, deps, holder, noteOf('ADMIN-SECTION-UPDATE', row, next));
    return viewSection(next);
  });
}

const noteOf = (action: string, before: SectionRow | null, after: SectionRow) => ({
  action,
  subject: 'section',
  subjectId: after.id,
  changes: differences(before && { ...before }, { ...after }),
});

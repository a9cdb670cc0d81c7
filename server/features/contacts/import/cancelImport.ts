import type { ContactImport } from '../../../../src/contract/records/contactImports';
import { contactImportPieces, contactImports } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { lockImport, ofImport, piecesOf, viewImport } from './importStore';

/** Stops after the present person. @throws HttpError 404 */
export function cancelImport(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  id: string,
): Promise<ContactImport> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockImport(tx, organisationId, id), 'import');
    if (row.state !== 'running') return viewImport(tx, row);
    await tx.update(contactImports).set({ state: 'cancelled' }).where(ofImport(row));
    await tx.update(contactImportPieces).set({ people: [] }).where(piecesOf(row));
    const note = { action: 'ADMIN-CONTACT-IMPORT-CANCEL', subject: 'contact', subjectId: null, changes: {} };
    await recordChange(tx, deps, holder, note);
    return viewImport(tx, { ...row, state: 'cancelled' });
  });
}

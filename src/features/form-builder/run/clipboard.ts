import type { SafeStorage } from '../../../client/safeStorage';
import { type Block, importDocument, SCHEMA_VERSION } from '../../../core/form';

/** The browser's storage, as the clipboard of the system may not be read without asking, and not at all in many frames. */
const storedUnder = 'orgkit_copied_blocks';

/** Keeps blocks to be pasted; nothing leaves what was copied before. */
export function writeBlocks(storage: SafeStorage, blocks: readonly Block[]): void {
  if (blocks.length === 0) return;
  storage.write('local', storedUnder, JSON.stringify({ schemaVersion: SCHEMA_VERSION, children: blocks }));
}

/** The blocks that were copied last; none if there are none, or if they cannot be read. */
export function readBlocks(storage: SafeStorage): readonly Block[] {
  const stored = storage.read('local', storedUnder);
  const document = stored === null ? 'notADocument' : importDocument(stored);
  return typeof document === 'string' ? [] : document.children;
}

import type { SafeStorage } from '../../../client/safeStorage';
import { type Block, importDocument } from '../../../core/form';

/** Browser storage: the system clipboard needs permission to be read, which many frames cannot get. */
const storedUnder = 'orgkit_copied_blocks';

/** Stores blocks to paste; an empty list keeps the previous ones. */
export function writeBlocks(storage: SafeStorage, blocks: readonly Block[]): void {
  if (blocks.length === 0) return;
  storage.write('local', storedUnder, JSON.stringify({ schemaVersion: 1, children: blocks }));
}

/** The blocks copied last; none when the storage is empty or unreadable. */
export function readBlocks(storage: SafeStorage): readonly Block[] {
  const stored = storage.read('local', storedUnder);
  const document = stored === null ? 'notADocument' : importDocument(stored);
  return typeof document === 'string' ? [] : document.children;
}

import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const typeOfTmpfs = 0x01021994;
/** Bytes that must be free, of the memory and of what such a folder may take of it. */
const room = 4 * 2 ** 30;

function isRoomy() {
  try {
    accessSync(memory, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(memory);
    return type === typeOfTmpfs && Math.min(bavail * bsize, freemem()) >= room;
  } catch {
    return false;
  }
}

/**
 * If there is room, this program and those that it starts keep temporary files in memory until it ends: each test file
 * makes a database of hundreds of files, which is a fifth of its work on a disk.
 */
export function keepScratchInMemory() {
  if (!isRoomy()) return;
  const folder = mkdtempSync(join(memory, 'orgkit-'));
  chmodSync(folder, 0o711); // PostgreSQL, another user, has a folder inside
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

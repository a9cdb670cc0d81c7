import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { HttpError } from '../../errors';
import { isFolderEntry, isKnownEntry, unusable } from './archiveFormat';

/** Limits of an archive, counted while it is unpacked: its own figures are not trusted. */
interface ArchiveLimits {
  readonly entries: number;
  /** Size of all entries once unpacked. */
  readonly bytes: number;
}

export const MOST_ENTRIES = 20_000;
/** Unpacked for one byte packed. Small entries may be anything. */
const RATIO = 200;
const SMALL = 1024 ** 2;

/** The entries of an archive, by name. */
export interface Archive {
  has(name: string): boolean;
  names(): Iterable<string>;
  /** An entry, unpacked while it is read. @throws HttpError 400 when it is not whole, or more than may be */
  read(name: string): Readable;
}

/**
 * Reads what an archive consists of (ARCH-02), without unpacking it.
 * @param fd of its file, which stays open
 * @throws HttpError 400 for what is no archive of ours
 */
export async function openArchive(fd: number, limits: ArchiveLimits): Promise<Archive> {
  const zip = await readable(() => fromFdPromise(fd, { autoClose: false, strictFileNames: true }));
  if (zip.entryCount > limits.entries) throw unusable(`it has more than ${limits.entries} files`);
  const entries = new Map<string, Entry>();
  await readable(async () => {
    for await (const entry of zip.eachEntry()) {
      if (isFolderEntry(entry.fileName)) continue;
      refuseEntry(entry);
      if (entries.has(entry.fileName)) throw unusable(`it has the file "${entry.fileName}" twice`);
      entries.set(entry.fileName, entry);
    }
  });
  const counted = new Map<string, number>();
  let total = 0;
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw unusable(`it lacks the file "${name}"`);
      const count = (bytes: number) => {
        // Read again, it counts no more.
        total += Math.max(0, bytes - (counted.get(name) ?? 0));
        counted.set(name, Math.max(bytes, counted.get(name) ?? 0));
        if (total > limits.bytes) throw unusable(`unpacked it has more than ${Math.floor(limits.bytes / SMALL)} MB`);
      };
      return Readable.from(unpack(zip, entry, count), { objectMode: false });
    },
  };
}

const isFile = ({ externalFileAttributes }: Entry) =>
  [0, 0o100_000].includes((externalFileAttributes >>> 16) & 0o170_000);

/** @throws HttpError 400 */
function refuseEntry(entry: Entry): void {
  const { fileName, compressionMethod } = entry;
  const named = `the file "${fileName}"`;
  if (entry.isEncrypted()) throw unusable(`${named} is encrypted`);
  if (!isFile(entry)) throw unusable(`${named} is a link or something else that is no file`);
  if (compressionMethod !== 0 && compressionMethod !== 8) throw unusable(`${named} is packed in an unknown way`);
  if (!isKnownEntry(fileName)) throw unusable(`it has the unknown file "${fileName}"`);
}

async function* unpack(zip: ZipFile, entry: Entry, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  const damaged = unusable(`the file "${entry.fileName}" is damaged`);
  const packed = await readable(() => zip.openReadStreamPromise(entry, { decodeFileData: false }));
  const inflater = createInflateRaw();
  // Errors of either come out of the one that is read.
  const content = entry.compressionMethod === 0 ? packed : pipeline(packed, inflater, () => undefined);
  let [bytes, sum] = [0, 0];
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      sum = crc32(chunk, sum);
      if (content === inflater && bytes > SMALL && bytes > RATIO * inflater.bytesWritten)
        throw unusable(`the file "${entry.fileName}" unpacks to more than ${RATIO} times its size`);
      count(bytes);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof HttpError ? error : damaged;
  } finally {
    packed.destroy();
    inflater.destroy();
  }
  if (bytes !== entry.uncompressedSize || sum !== entry.crc32) throw damaged;
}

/** Faults of the archive as answers. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw unusable(`it is damaged or no ZIP file (${(error as Error).message})`);
  }
}

import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile, type Options } from 'yazl';

/** The files of an archive, in its order. */
export async function unpacked(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

/** An archive of these files; a name may come twice. */
export function packed(
  files: Iterable<readonly [string, Buffer | string]>,
  options: (name: string) => Partial<Options> = () => ({}),
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name, options(name));
  zip.end();
  return buffer(zip.outputStream);
}

/** Renames one of these files, at the same length, to a name that `yazl` would refuse, and patches its directory entry. */
export async function patched(
  files: Iterable<readonly [string, Buffer | string]>,
  name: string,
  other: string,
  change: (entry: Buffer) => void = () => undefined,
): Promise<Buffer> {
  const archive = await packed(files);
  for (let at = archive.indexOf(name); at >= 0; at = archive.indexOf(name, at + 1)) {
    archive.write(other, at, 'utf8');
    if (archive.readUInt32LE(at - 46) === 0x02014b50) change(archive.subarray(at - 46));
  }
  return archive;
}

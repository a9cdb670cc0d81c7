import type { PassThrough } from 'node:stream';
import { finished, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Deps } from '../../deps';
import { createGiveWay } from '../../http/giveWay';
import { base, fileOf } from '../media/mediaFiles';
import { listMediaRows, type KeptMedia } from '../media/mediaStore';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { MANIFEST, mediaEntry, recordsEntry, type ArchivedMedia, type Manifest } from './archiveFormat';
import { recordKinds } from './archivedKinds';
import type { RecordKind } from './recordKind';

type Surroundings = Deps;
const MEDIA_PAGE = 100;

/**
 * ARCH-01: an organisation's content as a ZIP archive, which is made as it is read: nothing is read ahead. A fault destroys the
 * stream, so that nobody takes a part for the whole.
 */
export function exportArchive(deps: Surroundings, organisationId: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const mtime = deps.now();
  const add = (name: string, content: Readable, compress: boolean) =>
    new Promise<void>((done, fail) => {
      const stop = () => content.destroy();
      output.once('close', stop);
      finished(content, (error) => {
        output.off('close', stop);
        if (error) fail(error);
        else done();
      });
      zip.addReadStream(content, name, { compress, mtime });
    });
  const fill = async () => {
    const { id, name } = await requireExistingOrganisation(deps.database.queries, organisationId);
    const manifest: Manifest = {
      ...{ format: 'orgkit-archive', version: 1, madeAt: mtime.toISOString() },
      organisation: { id, name },
    };
    await add(MANIFEST, textOf([`${JSON.stringify(manifest)}\n`]), false);
    for (const kind of recordKinds) await add(recordsEntry(kind.name), textOf(linesOf(deps, kind, id)), true);
    const lines: string[] = [];
    for await (const row of mediaOf(deps, id)) {
      const { kind, hash, name: file, alt } = row;
      const line: ArchivedMedia = { id: hash, kind, name: file, alt };
      await add(mediaEntry(line), await deps.media.read(kind === 'PDF' ? row.id : fileOf(row.id, base)), false);
      lines.push(`${JSON.stringify(line)}\n`);
    }
    await add(recordsEntry('media'), textOf(lines), true);
  };
  fill().then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error),
  );
  return output;
}

const textOf = (lines: Iterable<string> | AsyncIterable<string>) => Readable.from(lines, { objectMode: false });

/** One record after the other; while others ask, most of the time is theirs. */
async function* linesOf(deps: Surroundings, kind: RecordKind, organisationId: string): AsyncGenerator<string> {
  const way = createGiveWay();
  for await (const id of kind.ids(deps, organisationId)) {
    const document = await kind.read(deps, organisationId, id);
    if (!document) continue;
    const worked = way.worked();
    yield `${JSON.stringify(kind.isSingle ? document : { id, ...document })}\n`;
    await way.rest(worked);
  }
}

async function* mediaOf({ database }: Surroundings, organisationId: string): AsyncGenerator<KeptMedia> {
  for (let before: string | undefined; ;) {
    const rows = await listMediaRows(database.queries, organisationId, { before, limit: MEDIA_PAGE });
    yield* rows;
    before = rows.at(-1)?.id;
    if (rows.length < MEDIA_PAGE) return;
  }
}

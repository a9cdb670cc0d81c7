import type { Deps } from '../../deps';
import { HttpError, malformed } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { lookAtFile } from '../media/lookAtFile';
import { changeMedia, removeMedia } from '../media/mediaService';
import { findByHashes, sumMediaBytes, type KeptMedia } from '../media/mediaStore';
import { keepMedia, tooLarge } from '../media/receiveMedia';
import { cleanName } from '../uploads/cleanName';
import { archivedMediaSchema, mediaEntry, recordsEntry, unusable, type ArchivedMedia } from './archiveFormat';
import { noting, type Import } from './importRecords';
import type { Archive } from './openArchive';
import { linesOf, parseRecord } from './readRecords';

type Target = Pick<Import, 'archive' | 'holder' | 'report'>;

/** A picture or PDF of an archive, and what there is of it here. */
interface FoundMedia {
  readonly line: ArchivedMedia;
  /** Hash in its address here. */
  readonly hash: string;
  readonly bytes: number;
  readonly present: KeptMedia | null;
  /** The same bytes came before it in the archive. */
  readonly isCopy: boolean;
  /** Its texts, where those here are others. */
  readonly texts: { readonly alt: string; readonly name: string } | null;
}

/** Looks at all pictures and PDF of an archive, and changes nothing. What is wrong with them is in the report. */
export async function examineMedia(deps: Deps, { archive, holder, report }: Target): Promise<FoundMedia[]> {
  const found: FoundMedia[] = [];
  const hashes = new Set<string>();
  const listed = new Set<string>();
  for await (const text of linesOf(archive, recordsEntry('media'))) {
    const line = parseRecord(archivedMediaSchema, text);
    const record = { kind: 'media', id: line.id } as const;
    if (listed.has(mediaEntry(line))) throw unusable(`it lists the file "${mediaEntry(line)}" twice`);
    listed.add(mediaEntry(line));
    await noting(report, record, async () => {
      const one = await examine(deps, { archive, holder, line, hashes });
      found.push(one);
      hashes.add(one.hash);
      report[one.present || one.isCopy ? (one.texts ? 'changed' : 'unchanged') : 'created'].push(record);
    });
  }
  for (const name of archive.names())
    if (name.startsWith('media/') && !listed.has(name))
      throw unusable(`the file "${name}" is in no line of "${recordsEntry('media')}"`);
  await noting(report, { kind: 'media', id: null }, () => expectRoom(deps, holder, found));
  return found;
}

interface Examined extends Pick<Target, 'archive' | 'holder'> {
  readonly line: ArchivedMedia;
  /** Hashes of the files before it. */
  readonly hashes: ReadonlySet<string>;
}

async function examine(deps: Deps, { archive, holder, line, hashes }: Examined): Promise<FoundMedia> {
  const { organisationId } = holder;
  const look = lookAtFile(organisationId, archive.read(mediaEntry(line)));
  for await (const _chunk of look.passing);
  const { kind, mime, hash, size } = await look.seen();
  const isPdf = mediaEntry(line).endsWith('.pdf');
  if (kind !== line.kind || (isPdf ? mime !== 'application/pdf' : mime !== 'image/webp'))
    throw malformed('kind', `the file is ${mime}, not what its name says`);
  if (size > deps.config.mediaBytes) throw tooLarge(deps.config.mediaBytes);
  const rows = await findByHashes(deps.database.queries, organisationId, [line.id, hash]);
  // Its own organisation has it under the hash of what was sent once.
  const present = rows.find((row) => row.hash === line.id) ?? rows[0] ?? null;
  const isCopy = hashes.has(present?.hash ?? hash);
  const isNamed = present && [line.name, cleanName(line.name, mime)].includes(present.name);
  const isSame = isCopy || (isNamed && present.alt === line.alt);
  const texts = present && !isSame ? { alt: line.alt, name: isNamed ? present.name : line.name } : null;
  return { line, hash: present?.hash ?? hash, bytes: size, present, isCopy, texts };
}

/** @throws HttpError 507 */
async function expectRoom({ config, database }: Deps, { organisationId }: TokenHolder, found: readonly FoundMedia[]) {
  const added = found.filter(isNew).reduce((sum, { bytes }) => sum + bytes, 0);
  if (added === 0 || (await sumMediaBytes(database.queries, organisationId)) + added <= config.mediaQuotaBytes) return;
  throw new HttpError(507, 'Pictures and PDF of this organisation have no room for those of the archive.', 'quota');
}

const isNew = ({ present, isCopy }: FoundMedia) => !present && !isCopy;

/** Changes the texts of what is here already, within the transaction of `deps`. */
export async function changeTexts(deps: Deps, holder: TokenHolder, found: readonly FoundMedia[]): Promise<void> {
  for (const { present, texts } of found) if (present && texts) await changeMedia(deps, holder, present.id, texts);
}

/**
 * Keeps what is not here yet (MEDIA-02). Returns what removes it again; of a fault nothing stays.
 * @throws HttpError as an upload
 */
export async function keepNew(
  deps: Deps,
  { archive, holder }: { readonly archive: Archive; readonly holder: TokenHolder },
  found: readonly FoundMedia[],
): Promise<() => Promise<void>> {
  const own = new Set<string>();
  const row = () => {
    const id = deps.ids.row();
    own.add(id);
    return id;
  };
  const kept: string[] = [];
  const undo = async () => {
    for (const id of kept) await removeMedia(deps, holder, id);
  };
  try {
    for (const { line, bytes } of found.filter(isNew)) {
      const content = archive.read(mediaEntry(line));
      const file = { name: line.name, content };
      const { id } = await keepMedia({ ...deps, ids: { ...deps.ids, row } }, holder, {
        ...{ alt: line.alt, bytes },
        receive: (save) => save(file),
      });
      // Somebody else may have sent the same meanwhile: that stays.
      if (own.has(id)) kept.push(id);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import type { ArchivedRecord, ArchiveReport } from '../../../src/contract/site/archive';
import type { Deps } from '../../deps';
import { BusinessRefusal, HttpError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { recordsEntry } from './archiveFormat';
import { recordKinds } from './archivedKinds';
import type { Archive } from './openArchive';
import { linesOf, parseRecord } from './readRecords';
import type { Document, RecordKind } from './recordKind';
import { rewriteAddresses } from './rewriteAddresses';

/** Beyond this, everything would only repeat the first problems. */
const MOST_PROBLEMS = 100;

/** An archive that is being taken, and where to. */
export interface Import {
  readonly archive: Archive;
  readonly holder: TokenHolder;
  /** Hashes of its pictures on this server. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly report: ArchiveReport;
}

export const emptyReport = (): ArchiveReport => ({ created: [], changed: [], unchanged: [], problems: [] });

/** Whether so much is wrong that looking further says nothing new. */
const isHopeless = ({ problems }: ArchiveReport) => problems.length >= MOST_PROBLEMS;

/** Runs `take` and adds what it refuses to the problems of a record. @param where it is, if no id says so */
export async function noting(
  report: ArchiveReport,
  { where = '', ...record }: ArchivedRecord & { readonly where?: string },
  take: () => Promise<void>,
): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof BusinessRefusal)) throw error;
    const issues = error.issues ?? [{ path: '', message: error.message }];
    for (const { path, message } of issues)
      report.problems.push({ ...record, path: [where, path].filter(Boolean).join(' '), message });
  }
}

/** Takes the records of an archive within the transaction of `deps` (ARCH-03). What is wrong is in the report. */
export async function importRecords(deps: Deps, given: Import): Promise<void> {
  for (const kind of recordKinds) {
    const made = kind.isLinked ? await makeFirst(deps, kind, given) : new Set<string>();
    const seen = new Set<string>();
    let at = 0;
    for await (const line of linesOf(given.archive, recordsEntry(kind.name))) {
      if (isHopeless(given.report)) return;
      await takeLine(deps, kind, given, { line, at: (at += 1), made, seen });
    }
  }
}

interface Line {
  readonly line: string;
  /** Its number, from 1. */
  readonly at: number;
  /** Ids of records that are there but not complete. */
  readonly made: ReadonlySet<string>;
  readonly seen: Set<string>;
}

async function takeLine(deps: Deps, kind: RecordKind, taken: Import, { line, at, made, seen }: Line): Promise<void> {
  const { holder, hashes, report } = taken;
  const text = rewriteAddresses(line, hashes);
  const record = { kind: kind.name, id: kind.isSingle ? null : idIn(text) };
  const where = kind.isSingle || record.id !== null ? '' : `line ${at}`;
  await noting(report, { ...record, where }, async () => {
    const { id: given = '', ...document } = parseRecord(kind.schema, text) as Document & { id?: string };
    const id = kind.idOf?.(document) ?? given;
    if (seen.has(id)) throw new HttpError(400, 'stands in the archive twice', 'archive');
    seen.add(id);
    const before = made.has(id) ? null : await kind.read(deps, holder.organisationId, id);
    if (before && !differs(before, document)) {
      report.unchanged.push(record);
    } else if (before || made.has(id)) {
      await kind.change(deps, holder, id, document);
      const isSame = before && isDeepStrictEqual(before, await kind.read(deps, holder.organisationId, id));
      report[before ? (isSame ? 'unchanged' : 'changed') : 'created'].push(record);
    } else {
      await kind.create(deps, holder, id, document);
      report.created.push(record);
    }
  });
}

/** Absent keys stay as they are. */
const differs = (before: Document, given: Document) =>
  Object.keys(given).some((key) => !isDeepStrictEqual(given[key], before[key]));

/** Makes the records of a kind that are not there yet, so that each may name any. What is wrong comes up when they are completed. */
async function makeFirst(deps: Deps, kind: RecordKind, { archive, holder }: Import): Promise<Set<string>> {
  const made = new Set<string>();
  const later = emptyReport();
  for await (const line of linesOf(archive, recordsEntry(kind.name)))
    await noting(later, { kind: kind.name, id: null }, async () => {
      const { id, ...document } = parseRecord(kind.schema, line) as Document & { id: string };
      if (made.has(id) || (await kind.read(deps, holder.organisationId, id))) return;
      await kind.create(deps, holder, id, document);
      made.add(id);
    });
  return made;
}

/** The id of a record whatever else is wrong with it; null where it has none that can be told. */
function idIn(line: string): string | null {
  try {
    const { id } = JSON.parse(line) as { id?: unknown };
    return v.is(identifier, id) ? id : null;
  } catch {
    return null;
  }
}

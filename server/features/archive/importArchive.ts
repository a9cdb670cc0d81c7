import type { ArchiveReport } from '../../../src/contract/site/archive';
import type { Config } from '../../config';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { changeTexts, examineMedia, keepNew } from './importMedia';
import { emptyReport, importRecords } from './importRecords';
import { MOST_ENTRIES, openArchive } from './openArchive';
import { readManifest } from './readRecords';
import { withinTransaction } from './withinTransaction';

/** All records of an archive, unpacked, beside its pictures. */
const RECORD_BYTES = 200 * 1024 ** 2;

/** The largest archive that is taken: pictures beyond an organisation's quota have no room. */
export const mostArchiveBytes = ({ mediaQuotaBytes }: Pick<Config, 'mediaQuotaBytes'>): number =>
  mediaQuotaBytes + RECORD_BYTES;

/**
 * Takes an archive (ARCH-03): first all of it is tried, and undone; then pictures are kept, then records are written in one
 * transaction. A fault removes the pictures again.
 * @param fd of the archive's file
 * @param dryRun ends after the trial
 * @throws HttpError 400, 413, 415, 507
 */
export async function importArchive(
  deps: Deps,
  holder: TokenHolder,
  fd: number,
  dryRun: boolean,
): Promise<ArchiveReport> {
  const archive = await openArchive(fd, { entries: MOST_ENTRIES, bytes: mostArchiveBytes(deps.config) });
  await readManifest(archive);
  const report = emptyReport();
  const media = await examineMedia(deps, { archive, holder, report });
  const hashes = new Map(media.map(({ line, hash }) => [line.id, hash]));
  const take = async (tx: Queries, into: ArchiveReport) => {
    const within = withinTransaction(deps, tx);
    await changeTexts(within, holder, media);
    await importRecords(within, { archive, holder, hashes, report: into });
  };
  await undone(deps, (tx) => take(tx, report));
  if (dryRun) return report;
  refuseProblems(report);
  const removeKept = await keepNew(deps, { archive, holder }, media);
  try {
    await deps.database.transaction(async (tx) => {
      const now = emptyReport();
      await take(tx, now);
      refuseProblems(now);
    });
    return report;
  } catch (error) {
    await removeKept();
    throw error;
  }
}

/** Runs `work` in a transaction of which nothing stays. */
async function undone({ database }: Deps, work: (tx: Queries) => Promise<void>): Promise<void> {
  const done = new Error('orgkit: a trial, undone');
  const trial = database.transaction(async (tx) => {
    await work(tx);
    throw done;
  });
  await trial.catch((error: unknown) => {
    if (error !== done) throw error;
  });
}

/** @throws HttpError 400 */
function refuseProblems({ problems }: ArchiveReport): void {
  if (problems.length === 0) return;
  const issues = problems.map(({ kind, id, path, message }) => ({
    path: [kind, id, path].filter(Boolean).join('.'),
    message,
  }));
  throw new HttpError(400, 'The archive is refused, and nothing was changed.', 'archive', issues);
}

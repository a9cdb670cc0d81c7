import { useRef, useState } from 'react';
import { importArchive, type ArchiveReport } from '../../../contract/site/archive';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { useSendFile } from '../editing/useSendFile';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { withProblems } from '../withProblems';
import { useTechnicalTexts } from './technicalTexts';

interface Tried {
  readonly file: File;
  readonly report: ArchiveReport;
}

/** Takes the content of an archive, after a trial that says what would change (ARCH-03). */
export function ImportCard({ organisation }: { organisation: string }) {
  const { texts, confirm, notify } = useDesk();
  const { data: words } = useTechnicalTexts();
  const input = useRef<HTMLInputElement>(null);
  const send = useSendFile<ArchiveReport>();
  const [tried, setTried] = useState<Tried | null>(null);
  const [isDone, setDone] = useState(false);
  const { busy, error, run } = useWork();
  const take = (file: File, dryRun: 'true' | 'false') =>
    run(async () => {
      await confirm();
      const report = await send(callAddress(importArchive, organisation, { dryRun }), file);
      setTried({ file, report });
      setDone(dryRun === 'false' && report.problems.length === 0);
      if (dryRun === 'false' && report.problems.length === 0) notify(words.imported);
    });
  return (
    <Card className="desk-card stack">
      <h2>{words.import}</h2>
      <p>{words.importText}</p>
      <div className="desk-buttons">
        <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={() => input.current?.click()}>
          {words.chooseFile}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.chooseFile}
        accept=".zip,application/zip"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again once it is mended.
          target.value = '';
          setTried(null);
          if (file) void take(file, 'true');
        }}
      />
      <Problem texts={withProblems(texts, words.problems)} error={error} />
      {tried && (
        <div className="stack" role="status">
          <p>
            <bdi>{tried.file.name}</bdi>
          </p>
          <Report report={tried.report} isDone={isDone} />
          {!isDone && tried.report.problems.length === 0 && (
            <div className="desk-buttons">
              <Button busy={busy} busyText={texts.loading} onClick={() => void take(tried.file, 'false')}>
                {words.importSubmit}
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

/** An archive's effect on the organisation in numbers, and its problems one by one. */
function Report({ report, isDone }: { report: ArchiveReport; isDone: boolean }) {
  const { data: words } = useTechnicalTexts();
  const { created, changed, unchanged, problems } = report;
  if (problems.length > 0)
    return (
      <Notice tone="danger" title={words.faulty}>
        <ul>
          {problems.map(({ kind, id, path, message }, at) => (
            <li key={at}>
              {words.kinds[kind]} {id !== null && <bdi dir="ltr">{id}</bdi>}
              <p lang="en" dir="ltr" className="muted">
                {path} {message}
              </p>
            </li>
          ))}
        </ul>
      </Notice>
    );
  const kinds = [...new Set([...created, ...changed].map(({ kind }) => kind))];
  const count = (rows: ArchiveReport['created'], kind: string) => rows.filter((row) => row.kind === kind).length;
  return (
    <>
      <p>{isDone ? words.did : words.would}</p>
      {kinds.length === 0 ? (
        <p className="muted">{words.nothing}</p>
      ) : (
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>{words.line(words.kinds[kind], count(created, kind), count(changed, kind))}</li>
          ))}
        </ul>
      )}
      {unchanged.length > 0 && <p className="muted">{words.same(unchanged.length)}</p>}
    </>
  );
}

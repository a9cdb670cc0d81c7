import { useState } from 'react';
import { cancelImport } from '../../../../contract/records/contactImportRuns';
import type { ContactImport } from '../../../../contract/records/contactImports';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { AskDialog } from '../../AskDialog';
import { useDesk } from '../../deskContext';
import { writeDay } from '../../payments/writePayment';
import { useGentleLook } from '../../start/useGentleLook';
import { Faults } from './Faults';
import { useImportTexts } from './importTexts';
import { Outcome } from './Outcome';
import type { Given } from './PrepareImport';
import { SaveRefused } from './SaveRefused';

interface LatestImportProps {
  readonly organisation: string;
  readonly list: ContactImport;
  /** The sent list; undefined unless this page sent it. */
  readonly given: Given | undefined;
  onLook(): Promise<void>;
  onChanged(list: ContactImport): void;
}

/** How far the latest list is (DESK-77), or what came of it. */
export function LatestImport({ organisation, list, given, onLook, onChanged }: LatestImportProps) {
  const { call, lang } = useDesk();
  const words = useImportTexts();
  const [isAsking, setAsking] = useState(false);
  // The server tells the first faults only.
  const refused = list.done - list.fresh - list.changed - list.same;
  const isRunning = list.state === 'running';
  const stop = async () => onChanged((await call(cancelImport, { organisation, params: { importId: list.id } })).data);
  return (
    <Card className="stack">
      <h2>{isRunning ? words.running : words.latest(writeDay(list.createdAt, lang))}</h2>
      {isRunning ? (
        <>
          {/* Anew whenever people were entered: it looks again soon then. */}
          <Watch onLook={onLook} key={list.done} />
          <div role="status">
            <p>{words.entered(list.done, list.total)}</p>
          </div>
          <progress aria-label={words.running} max={list.total} value={list.done} />
          <p className="muted">{words.leave}</p>
          <div className="desk-buttons">
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {words.stop}
            </Button>
          </div>
        </>
      ) : (
        list.state === 'cancelled' && <p>{words.cancelled(list.done, list.total)}</p>
      )}
      <Outcome {...list} refused={refused} tense="did" />
      <Faults
        faults={list.faults}
        lines={refused}
        people={given?.people}
        action={given && <SaveRefused table={given.table} faults={given.faults} />}
      />
      {isAsking && (
        <AskDialog
          title={words.stop}
          submit={words.stop}
          done={words.stopped}
          act={stop}
          onClose={() => setAsking(false)}
          onDone={() => Promise.resolve()}
        >
          <p>{words.stopText}</p>
        </AskDialog>
      )}
    </Card>
  );
}

function Watch({ onLook }: Pick<LatestImportProps, 'onLook'>) {
  useGentleLook(true, onLook);
  return null;
}

import { useState } from 'react';
import type { Dependents } from '../../../contract/records/removal';
import { Dialog } from '../../../ui/Dialog';
import { DeskError, unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { UseList } from '../uses/UseList';
import { useWork } from '../useWork';
import { useRemovalTexts } from './removalTexts';
import type { RemoveProps } from './removeProps';

/** Asks before a record is deleted; where something depends on it, says what, and archives it instead (DESK-195). */
export function RemoveDialog({
  organisation,
  name,
  remove,
  archive,
  isArchived,
  onGone,
  onChanged,
  onClose,
}: RemoveProps & { onClose(): void }) {
  const { texts, notify } = useDesk();
  const words = useRemovalTexts();
  const [used, setUsed] = useState<Dependents | null>(null);
  const { busy, error, run } = useWork();
  const deleteIt = () =>
    run(async () => {
      try {
        await remove().catch(unlessGone);
      } catch (refusal) {
        if (!(refusal instanceof DeskError) || refusal.code !== 'used') throw refusal;
        setUsed(refusal.newest as Dependents);
        return;
      }
      notify(words.removed);
      onClose();
      await onGone();
    });
  const archiveIt = () =>
    run(async () => {
      await archive?.(true);
      notify(words.archived);
      onClose();
      await onChanged?.();
    });
  const mayArchive = archive !== undefined && !isArchived;
  return (
    <Dialog open title={words.title} closeText={texts.close} onClose={onClose}>
      {used === null ? (
        <DeskForm {...{ texts, busy, error }} submit={words.remove} wide onSubmit={() => void deleteIt()}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p>{words.text}</p>
        </DeskForm>
      ) : (
        <div className="stack">
          <InTheWay organisation={organisation} dependents={used} />
          {mayArchive && (
            <DeskForm {...{ texts, busy, error }} submit={words.archive} wide onSubmit={() => void archiveIt()}>
              <p>{words.archiveText}</p>
            </DeskForm>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** What depends on a record: how many of each kind, and the records that name it. */
function InTheWay({ organisation, dependents }: { organisation: string; dependents: Dependents }) {
  const { lang } = useDesk();
  const words = useRemovalTexts();
  const { counts, records } = dependents;
  return (
    <div className="stack" role="status">
      {counts.length > 0 && (
        <>
          <p>{words.used}</p>
          <ul>
            {counts.map(({ subject, count }) => (
              <li key={subject}>
                {words.counts[subject as keyof typeof words.counts](count, count.toLocaleString(lang))}
              </li>
            ))}
          </ul>
        </>
      )}
      {records.length > 0 && (
        <>
          <p>
            {words.named} {counts.length === 0 && words.unnamed}
          </p>
          <UseList organisation={organisation} uses={records} />
        </>
      )}
    </div>
  );
}

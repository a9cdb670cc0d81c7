import { useState } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { useRemovalTexts } from './removalTexts';
import type { RemoveProps } from './removeProps';

const RemoveDialog = lazyView(async () => (await import('./RemoveDialog')).RemoveDialog);

/** Buttons to delete a record, and to take it out of the archive (DESK-195). */
export function RemoveTools(props: RemoveProps) {
  const { isArchived = false, archive, onChanged } = props;
  const { texts, notify } = useDesk();
  const words = useRemovalTexts();
  const [asks, setAsks] = useState(false);
  const { busy, error, run } = useWork();
  const restore = () =>
    void run(async () => {
      await archive?.(false);
      notify(words.restored);
      await onChanged?.();
    });
  return (
    <>
      <div className="desk-buttons">
        {isArchived && archive && (
          <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={restore}>
            {words.restore}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {words.remove}
        </Button>
      </div>
      <Problem texts={texts} error={error} />
      {asks && (
        <Late>
          <RemoveDialog {...props} onClose={() => setAsks(false)} />
        </Late>
      )}
    </>
  );
}

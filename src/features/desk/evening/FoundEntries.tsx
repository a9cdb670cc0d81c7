import { useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import type { Listed } from './listed';
import { EntryRows } from './EntryRows';

const PromisePayments = lazyView(async () => (await import('./PromisePayments')).PromisePayments);

interface FoundEntriesProps {
  readonly rows: readonly Listed[];
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  onEdit?(entry: Listed): void;
  /** Once money of a promise was noted or taken back. */
  onChanged(): void;
}

/** Promises or gifts, and the payments of the promise that was chosen (DESK-130). */
export function FoundEntries({ rows, organisation, campaign, onEdit, onChanged }: FoundEntriesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const promise = rows.find(({ id }) => id === chosen);
  return (
    <>
      <EntryRows
        {...{ rows, campaign }}
        {...(onEdit && { onEdit })}
        organisation={organisation.id}
        onPayments={({ id }) => setChosen(id)}
      />
      {promise && (
        <Late>
          <PromisePayments {...{ organisation, campaign, promise, onChanged }} onClose={() => setChosen(null)} />
        </Late>
      )}
    </>
  );
}

import { useState } from 'react';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { EntryForm } from './EntryForm';
import { LastEntries } from './LastEntries';
import { corrected, type Entry } from './queue/entry';
import type { EveningQueue } from './useQueue';

interface EntryPanelProps {
  campaign: Campaign;
  queue: EveningQueue;
}

/** The form for gifts and promises, above those last typed on this phone. */
export function EntryPanel({ campaign, queue }: EntryPanelProps) {
  const [editing, setEditing] = useState<Entry | null>(null);
  return (
    <div className="stack">
      <EntryForm
        key={editing?.id ?? 'new'}
        {...{ campaign, editing }}
        onKeep={async (entry) => {
          await queue.update(entry.id, (now) => (editing ? now && corrected(now, entry.wanted) : entry) ?? null);
          setEditing(null);
        }}
        onCancel={() => setEditing(null)}
      />
      <LastEntries {...{ campaign, queue }} editing={editing?.id} onEdit={setEditing} />
    </div>
  );
}

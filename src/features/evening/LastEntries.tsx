import { useState } from 'react';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { formatMoney, toMinor } from '../../core/money';
import { eveningTexts } from '../../i18n/evening';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Amount } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { KindLine } from './KindLine';
import { hasArrived, takenBack, type Entry } from './queue/entry';
import type { EveningQueue } from './useQueue';

interface LastEntriesProps {
  campaign: Campaign;
  queue: EveningQueue;
  /** The entry that the form corrects. */
  editing: string | undefined;
  onEdit(entry: Entry): void;
}

const SHOWN = 20;

/** Entries of this phone, latest first: whether each has arrived, with buttons to correct it or take it back. */
export function LastEntries({ campaign, queue, editing, onEdit }: LastEntriesProps) {
  const { lang } = useElement();
  const texts = useFeatureTexts(eveningTexts);
  const { devise, teams } = campaign;
  const [shown, setShown] = useState(SHOWN);
  const entries = [...(queue.entries ?? [])].reverse();
  return (
    <Card className="stack">
      <h2>{texts.last}</h2>
      {entries.length === 0 && <p className="muted">{texts.noEntries}</p>}
      <ul className="evening-list">
        {entries.slice(0, shown).map((entry) => {
          const { id, kind, wanted, refusal } = entry;
          const name = wanted.displayName || texts.anonymous;
          const amount = formatMoney(toMinor(wanted.montant, devise), devise, lang);
          const team = teams.find(({ param }) => param === wanted.team)?.label ?? wanted.team;
          return (
            <li key={id} className="evening-entry">
              <span className={wanted.gone ? 'evening-text evening-gone' : 'evening-text'}>
                <span className="evening-name">
                  <bdi>{name}</bdi> <Amount>{amount}</Amount>
                </span>
                <KindLine {...{ kind, team }} />
                <span className={`evening-state evening-${stateOf(entry)}`}>
                  {refusal === null ? texts.states[stateOf(entry)] : texts.refusedBecause(refusal)}
                </span>
              </span>
              {!wanted.gone && (
                <span className="evening-actions">
                  <Button
                    variant="secondary"
                    aria-label={texts.correctOf(name, amount)}
                    aria-pressed={editing === id}
                    onClick={() => onEdit(entry)}
                  >
                    {texts.correct}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={texts.undoOf(name, amount)}
                    disabled={editing === id}
                    onClick={() => void queue.update(id, (now) => (now ? takenBack(now) : null))}
                  >
                    {texts.undo}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {entries.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + SHOWN)}>
          {texts.more}
        </Button>
      )}
    </Card>
  );
}

const stateOf = (entry: Entry) =>
  entry.refusal !== null ? 'refused' : !hasArrived(entry) ? 'kept' : entry.wanted.gone ? 'gone' : 'arrived';

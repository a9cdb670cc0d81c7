import { useCallback, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Skeleton } from '../../../../ui/Skeleton';
import { useDesk } from '../../deskContext';
import { Problem } from '../../Problem';
import { SearchField } from '../../SearchField';
import { useSearched } from '../../useSearched';
import { usePaymentsTexts } from '../paymentsTexts';
import { findSubjects } from './findSubjects';
import type { Subject } from './subjectFilters';

interface SubjectDialogProps {
  readonly organisation: string;
  onPick(subject: Subject | null): void;
  onClose(): void;
}

const PAUSE = 300;

/** Funds, campaigns and forms by name, found by words. */
export function SubjectDialog({ organisation, onPick, onClose }: SubjectDialogProps) {
  const { texts, call, lang } = useDesk();
  const words = usePaymentsTexts();
  const [search, setSearch] = useState('');
  const ask = useCallback(
    (signal: AbortSignal) => findSubjects({ call, lang }, organisation, search, signal),
    [call, lang, organisation, search],
  );
  const { found, error } = useSearched(ask, search === '' ? 0 : PAUSE);
  return (
    <Dialog open title={words.chooseSubject} closeText={texts.close} onClose={onClose}>
      <div className="stack">
        <SearchField label={words.search} hint={words.subjectHint} value={search} onValue={setSearch} />
        <Problem texts={texts} error={error} />
        {found === null && error === null && <Skeleton height="12em" />}
        {found?.length === 0 && <p className="muted">{words.noSubject}</p>}
        <ul className="desk-list">
          <li className="desk-row">
            <Button variant="quiet" onClick={() => onPick(null)}>
              {words.allSubjects}
            </Button>
          </li>
          {found?.map((subject) => (
            <li className="desk-row" key={`${subject.kind} ${subject.id}`}>
              <div className="desk-row-text">
                <Button variant="quiet" onClick={() => onPick(subject)}>
                  <bdi>{subject.name || words.origins[subject.kind]}</bdi>
                </Button>
              </div>
              <span className="muted">{words.origins[subject.kind]}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

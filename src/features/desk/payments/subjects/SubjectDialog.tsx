import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Skeleton } from '../../../../ui/Skeleton';
import { useDesk } from '../../deskContext';
import { Problem } from '../../Problem';
import { SearchField } from '../../SearchField';
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
  const [found, setFound] = useState<readonly Subject[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = () =>
      findSubjects({ call, lang }, organisation, search, signal).then(
        (subjects) => (setFound(subjects), setFailure(null)),
        (thrown: unknown) => signal.aborted || setFailure(thrown),
      );
    const timer = setTimeout(() => void look(), search === '' ? 0 : PAUSE);
    return () => (clearTimeout(timer), controller.abort());
  }, [call, lang, organisation, search]);
  return (
    <Dialog open title={words.chooseSubject} closeText={texts.close} onClose={onClose}>
      <div className="stack">
        <SearchField label={words.search} hint={words.subjectHint} value={search} onValue={setSearch} />
        <Problem texts={texts} error={failure} />
        {found === null && failure === null && <Skeleton height="12em" />}
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

import { useCallback, useState, type ReactNode } from 'react';
import { listContacts, type ContactRow } from '../../../contract/records/contacts';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { SearchField } from '../SearchField';
import { useSearched } from '../useSearched';
import { useWork } from '../useWork';
import { useContactsTexts } from './contactsTexts';
import { nameOf } from './nameOf';

interface PickContactProps {
  readonly organisation: string;
  /** Left out of the results. */
  readonly but?: string;
  readonly title: string;
  readonly submit: string;
  readonly children: ReactNode;
  pick(contact: ContactRow): Promise<unknown>;
  onClose(): void;
}

const PAUSE = 300;

/** Picks another contact by search. */
export function PickContact({ organisation, but, title, submit, children, pick, onClose }: PickContactProps) {
  const { texts, call } = useDesk();
  const words = useContactsTexts();
  const [search, setSearch] = useState('');
  const { busy, error, run } = useWork();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      if (search.trim() === '') return null;
      const { data } = await call(listContacts, { organisation, query: { search, limit: '8' }, signal });
      return data.filter(({ id }) => id !== but);
    },
    [call, organisation, but, search],
  );
  const { found, error: failure } = useSearched(ask, PAUSE);
  return (
    <Dialog open title={title} closeText={texts.close} onClose={onClose}>
      <div className="stack">
        {children}
        <SearchField label={words.search} hint={words.searchHint} value={search} onValue={setSearch} />
        <Problem texts={texts} error={error ?? failure} />
        {found?.length === 0 && <p className="muted">{words.noneFound}</p>}
        <ul className="desk-list">
          {found?.map((contact) => (
            <li className="desk-row" key={contact.id}>
              <div className="desk-row-text">
                <bdi>{nameOf(contact, words.unnamed)}</bdi>
                <bdi className="muted">{[contact.emails[0], contact.tels[0]].filter(Boolean).join(' · ')}</bdi>
              </div>
              <Button
                variant="secondary"
                busy={busy}
                busyText={texts.loading}
                onClick={() => void run(async () => void (await pick(contact)))}
              >
                {submit}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

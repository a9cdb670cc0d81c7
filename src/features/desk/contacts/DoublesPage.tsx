import { useCallback, useState } from 'react';
import { listDoubles } from '../../../contract/records/contactLists';
import { mergeContact, partContacts } from '../../../contract/records/contactMerges';
import type { NamedContact } from '../../../contract/records/contacts';
import { Button } from '../../../ui/Button';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { Problem } from '../Problem';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { useContactsTexts } from './contactsTexts';
import { nameOf } from './nameOf';

/** Likely duplicates, by name or number (DESK-72). */
export function DoublesPage({ organisation: { id } }: { organisation: Belonging }) {
  const { texts, call, notify } = useDesk();
  const words = useContactsTexts();
  const load = useCallback(async () => (await call(listDoubles, { organisation: id })).data, [call, id]);
  const doubles = useLoaded(load);
  const [merging, setMerging] = useState<{ one: NamedContact; other: NamedContact } | null>(null);
  const { busy, error, run } = useWork();
  const write = (contact: NamedContact) => nameOf(contact, words.unnamed);
  const apart = (one: string, other: string) =>
    void run(async () => {
      await call(partContacts, { organisation: id, params: { contactId: one }, body: { other } });
      notify(words.apart);
      await doubles.read();
    });
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(id, 'contacts')}>{words.back}</BackToList>
      </p>
      <h1>{words.doubles}</h1>
      <p className="muted">{words.doublesText}</p>
      <Problem texts={texts} error={error} />
      <Loaded list={doubles}>
        {(pairs) =>
          pairs.length === 0 ? (
            <p className="muted">{words.noDoubles}</p>
          ) : (
            <ul className="desk-list">
              {pairs.map(({ one, other, reason }) => (
                <li className="card desk-row" key={`${one.id} ${other.id}`}>
                  <div className="desk-row-text">
                    {[one, other].map((contact) => (
                      <span key={contact.id}>
                        <DeskLink to={sectionPath(id, 'contacts', contact.id)}>
                          <bdi>{write(contact)}</bdi>
                        </DeskLink>{' '}
                        <bdi className="muted">{[contact.emails[0], contact.tels[0]].filter(Boolean).join(' · ')}</bdi>
                      </span>
                    ))}
                    <span className="muted">{words.reasons[reason]}</span>
                  </div>
                  <div className="desk-row-tools">
                    <Button variant="secondary" onClick={() => setMerging({ one, other })}>
                      {words.merge}
                    </Button>
                    <Button
                      variant="quiet"
                      busy={busy}
                      busyText={texts.loading}
                      onClick={() => apart(one.id, other.id)}
                    >
                      {words.notSame}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {merging && (
        <AskDialog
          title={words.mergeTitle}
          submit={words.merge}
          done={words.mergedNow}
          act={() =>
            call(mergeContact, {
              organisation: id,
              params: { contactId: merging.one.id },
              body: { other: merging.other.id },
            })
          }
          onClose={() => setMerging(null)}
          onDone={doubles.read}
        >
          <p>{words.mergeText(write(merging.other), write(merging.one))}</p>
        </AskDialog>
      )}
    </div>
  );
}

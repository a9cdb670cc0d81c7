import { useState } from 'react';
import { mergeContact, partContacts } from '../../../contract/records/contactMerges';
import type { NamedContact } from '../../../contract/records/contacts';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AskDialog } from '../AskDialog';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Problem } from '../Problem';
import { sectionPath } from '../sectionPlace';
import { useWork } from '../useWork';
import { useContactsTexts } from './contactsTexts';
import { nameOf } from './nameOf';
import type { PartProps } from './Household';
import { PickContact } from './PickContact';

/** Contacts that may be the same person (DESK-72), and the way to merge any other. */
export function Similar({ contact, organisation, take }: PartProps) {
  const { texts, call, notify } = useDesk();
  const words = useContactsTexts();
  const [merging, setMerging] = useState<NamedContact | null>(null);
  const [isPicking, setPicking] = useState(false);
  const { busy, error, run } = useWork();
  const params = { contactId: contact.id };
  const apart = (other: string) =>
    void run(async () => {
      take((await call(partContacts, { organisation, params, body: { other } })).data);
      notify(words.apart);
    });
  return (
    <Card className="stack">
      <h2>{words.same}</h2>
      {contact.similar.length > 0 && <p>{words.sameText}</p>}
      <ul className="desk-list">
        {contact.similar.map((other) => (
          <li className="desk-row" key={other.id}>
            <div className="desk-row-text">
              <DeskLink to={sectionPath(organisation, 'contacts', other.id)}>
                <bdi>{nameOf(other, words.unnamed)}</bdi>
              </DeskLink>
              <bdi className="muted">{[other.emails[0], other.tels[0]].filter(Boolean).join(' · ')}</bdi>
            </div>
            <div className="desk-row-tools">
              <Button variant="secondary" onClick={() => setMerging(other)}>
                {words.merge}
              </Button>
              <Button variant="quiet" busy={busy} busyText={texts.loading} onClick={() => apart(other.id)}>
                {words.notSame}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        <Button variant="quiet" onClick={() => setPicking(true)}>
          {words.mergeOther}
        </Button>
      </div>
      {isPicking && (
        <PickContact
          organisation={organisation}
          but={contact.id}
          title={words.mergeOther}
          submit={words.choose}
          pick={(other) => Promise.resolve((setPicking(false), setMerging(other)))}
          onClose={() => setPicking(false)}
        >
          {null}
        </PickContact>
      )}
      {merging && (
        <AskDialog
          title={words.mergeTitle}
          submit={words.merge}
          done={words.mergedNow}
          act={async () => take((await call(mergeContact, { organisation, params, body: { other: merging.id } })).data)}
          onClose={() => setMerging(null)}
          onDone={() => Promise.resolve()}
        >
          <p>{words.mergeText(nameOf(merging, words.unnamed), nameOf(contact, words.unnamed))}</p>
        </AskDialog>
      )}
    </Card>
  );
}

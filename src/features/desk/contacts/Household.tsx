import { useState } from 'react';
import { updateContact, type ContactRecord } from '../../../contract/records/contacts';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Problem } from '../Problem';
import { sectionPath } from '../sectionPlace';
import { useWork } from '../useWork';
import { useContactsTexts } from './contactsTexts';
import { nameOf } from './nameOf';
import { PickContact } from './PickContact';

export interface PartProps {
  readonly contact: ContactRecord;
  readonly organisation: string;
  take(contact: ContactRecord): void;
}

/** Other members of a contact's household. */
export function Household({ contact, organisation, take }: PartProps) {
  const { texts, call, notify } = useDesk();
  const words = useContactsTexts();
  const [isPicking, setPicking] = useState(false);
  const { busy, error, run } = useWork();
  const join = async (household: string | null) => {
    const params = { contactId: contact.id };
    take((await call(updateContact, { organisation, params, body: { household } })).data);
    notify(texts.saved);
    setPicking(false);
  };
  return (
    <Card className="stack">
      <h2>{words.household}</h2>
      {contact.household.length === 0 && <p className="muted">{words.noHousehold}</p>}
      <ul className="desk-list">
        {contact.household.map((other) => (
          <li key={other.id}>
            <DeskLink to={sectionPath(organisation, 'contacts', other.id)}>
              <bdi>{nameOf(other, words.unnamed)}</bdi>
            </DeskLink>
          </li>
        ))}
      </ul>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {words.addToHousehold}
        </Button>
        {contact.household.length > 0 && (
          <Button variant="quiet" busy={busy} busyText={texts.loading} onClick={() => void run(() => join(null))}>
            {words.leaveHousehold}
          </Button>
        )}
      </div>
      {isPicking && (
        <PickContact
          organisation={organisation}
          but={contact.id}
          title={words.addToHousehold}
          submit={words.joinHousehold}
          pick={({ id }) => join(id)}
          onClose={() => setPicking(false)}
        >
          <p>{words.householdText}</p>
        </PickContact>
      )}
    </Card>
  );
}

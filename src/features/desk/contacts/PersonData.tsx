import { useState } from 'react';
import { exportPerson } from '../../../contract/persons';
import type { ContactRecord } from '../../../contract/records/contacts';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { useContactsTexts } from './contactsTexts';
import { namesPerson, personsOf } from './personsOf';
import { saveFile } from './saveFile';

const EraseDialog = lazyView(async () => (await import('./EraseDialog')).EraseDialog);

/** Export or erasure of all data held on a contact (DESK-73). */
export function PersonData({ contact, organisation }: { contact: ContactRecord; organisation: string }) {
  const { texts, call } = useDesk();
  const words = useContactsTexts();
  const [isErasing, setErasing] = useState(false);
  const { busy, error, run } = useWork();
  const save = () =>
    void run(async () => {
      const all = [];
      for (const body of personsOf(contact)) all.push((await call(exportPerson, { organisation, body })).data);
      saveFile(JSON.stringify(all, null, 2), 'person.json', 'application/json');
    });
  return (
    <Card className="stack">
      <h2>{words.data}</h2>
      <p className="muted">{words.dataText}</p>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        {namesPerson(contact) && (
          <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={save}>
            {words.exportData}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setErasing(true)}>
          {namesPerson(contact) ? words.erase : words.removeContact}
        </Button>
      </div>
      {isErasing && (
        <Late>
          <EraseDialog contact={contact} organisation={organisation} onClose={() => setErasing(false)} />
        </Late>
      )}
    </Card>
  );
}

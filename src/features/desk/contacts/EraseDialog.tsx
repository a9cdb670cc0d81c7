import { useCallback } from 'react';
import { erasePerson, previewErasure, type Erasure } from '../../../contract/persons';
import { removeContact } from '../../../contract/records/contactRemoval';
import type { ContactRecord } from '../../../contract/records/contacts';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { useContactsTexts } from './contactsTexts';
import { nameOf } from './nameOf';
import { namesPerson, personsOf } from './personsOf';
import { sharers } from './sharers';
import { writeCivil } from './writeHebrew';

interface EraseDialogProps {
  readonly contact: ContactRecord;
  readonly organisation: string;
  onClose(): void;
}

/** Shows what an erasure takes and what the law keeps, then erases (PRIV-02); a contact that gave nothing and has no address or number is removed. */
export function EraseDialog({ contact, organisation, onClose }: EraseDialogProps) {
  const { texts, call, notify, navigate, confirm } = useDesk();
  const words = useContactsTexts();
  const load = useCallback(async () => {
    const all: Erasure[] = [];
    for (const body of personsOf(contact)) all.push((await call(previewErasure, { organisation, body })).data);
    return all;
  }, [call, organisation, contact]);
  const preview = useLoaded(load);
  const { busy, error, run } = useWork();
  const isPerson = namesPerson(contact);
  const erase = () =>
    void run(async () => {
      await confirm();
      for (const body of personsOf(contact)) await call(erasePerson, { organisation, body: { ...body, stop: true } });
      if (!isPerson) await call(removeContact, { organisation, params: { contactId: contact.id } }).catch(unlessGone);
      notify(isPerson ? words.erased : words.removed);
      navigate(sectionPath(organisation, 'contacts'));
    });
  return (
    <Dialog open title={isPerson ? words.eraseTitle : words.removeContact} closeText={texts.close} onClose={onClose}>
      <Loaded list={preview}>
        {(found) => (
          <DeskForm
            texts={texts}
            submit={isPerson ? words.eraseSubmit : words.removeContact}
            busy={busy}
            error={error}
            wide
            onSubmit={erase}
          >
            <p>
              <strong>
                <bdi>{nameOf(contact, words.unnamed)}</bdi>
              </strong>
            </p>
            <p>{isPerson ? words.eraseText : words.removeText}</p>
            <Preview contact={contact} found={found} />
          </DeskForm>
        )}
      </Loaded>
    </Dialog>
  );
}

function Preview({ contact, found }: { contact: ContactRecord; found: readonly Erasure[] }) {
  const { lang } = useDesk();
  const words = useContactsTexts();
  const keys = Object.keys(words.counts) as (keyof typeof words.counts)[];
  const told = keys.flatMap((key) => {
    const count = found.reduce((sum, { counts }) => sum + (counts[key] ?? 0), 0);
    return count > 0 ? [words.counts[key](count)] : [];
  });
  const locked = found.flatMap((one) => one.locked);
  const until = locked
    .flatMap((one) => one.until ?? [])
    .sort()
    .at(-1);
  const also = sharers(
    contact,
    found.flatMap(({ alsoKnown }) => alsoKnown),
  );
  return (
    <>
      {told.length > 0 && (
        <div>
          <p>{words.goes}</p>
          <ul>
            {told.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {until !== undefined && <p className="muted">{words.locked(locked.length, writeCivil(until, lang))}</p>}
      {also.length > 0 && (
        <div>
          <p>{words.alsoKnown}</p>
          <ul>
            {also.map((email) => (
              <li key={email}>
                <bdi>{email}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {found.some(({ running }) => running.length > 0) && (
        <Notice tone="warning" role={null}>
          {words.running}
        </Notice>
      )}
    </>
  );
}

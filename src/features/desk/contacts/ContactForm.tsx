import { useCallback } from 'react';
import { getOwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { updateContact, type ContactDate, type ContactRecord } from '../../../contract/records/contacts';
import { contactLimits } from '../../../contract/terms/contactLimits';
import { Card } from '../../../ui/Card';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { ResetButton, Unsaved } from '../editing/marks';
import { Met } from '../editing/Met';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { useEdits, type EditValue } from '../editing/useEdits';
import { useLoaded } from '../useLoaded';
import { Addresses } from './Addresses';
import { ContactProblem } from './ContactProblem';
import { useContactsTexts } from './contactsTexts';
import { contactKeys, readContact, writeContact, type ContactAddress, type ContactKey } from './contactValues';
import { Dates } from './Dates';

interface ContactFormProps {
  readonly contact: ContactRecord;
  readonly organisation: string;
  reload(): Promise<ContactRecord>;
  take(contact: ContactRecord): void;
}

/** The fields of a contact, saved together. */
export function ContactForm({ contact, organisation, reload, take }: ContactFormProps) {
  const { texts, call, notify } = useDesk();
  const words = useContactsTexts();
  const edits = useEdits<ContactRecord, ContactKey>({
    record: contact,
    keys: contactKeys,
    read: readContact,
    async write(known, changed) {
      const body = { ...writeContact(changed), version: known.version };
      return (await call(updateContact, { organisation, params: { contactId: known.id }, body })).data;
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const settings = useCallback(
    async () => (await call(getOwnOrganisation, { organisation })).data,
    [call, organisation],
  );
  const country = useLoaded(settings).found?.country ?? '';
  const field = (key: ContactKey) => ({
    label: words.fields[key],
    ...(key in words.hints && { hint: words.hints[key as keyof typeof words.hints] }),
    value: String(edits.valueOf(key)),
    autoComplete: 'off',
    onValue: (value: string) => edits.set(key, value),
  });
  const save = async () => {
    if (await edits.save()) notify(texts.saved);
  };
  return (
    <Card className="desk-card stack">
      <h2>
        {words.details} {edits.isEdited && <Unsaved />}
      </h2>
      <DeskForm
        texts={texts}
        submit={texts.save}
        busy={edits.busy}
        error={null}
        others={edits.isEdited && <ResetButton onReset={edits.reset} />}
        onSubmit={() => void save()}
      >
        <TextInput {...field('prenom')} maxLength={100} dir="auto" />
        <TextInput {...field('nom')} maxLength={100} dir="auto" />
        <TextInput {...field('prenomHE')} maxLength={100} dir="auto" />
        <TextInput {...field('raison')} maxLength={200} dir="auto" />
        <TextArea {...field('emails')} rows={2} maxLength={3000} dir="ltr" />
        <TextArea {...field('tels')} rows={2} maxLength={500} dir="ltr" />
        <TextInput {...field('tags')} maxLength={900} dir="auto" />
        <Addresses
          country={country}
          value={edits.valueOf('addresses') as readonly ContactAddress[]}
          onValue={(addresses) => edits.set('addresses', addresses)}
        />
        <Dates
          value={edits.valueOf('dates') as readonly ContactDate[]}
          onValue={(dates) => edits.set('dates', dates)}
        />
        <TextArea {...field('note')} rows={4} maxLength={contactLimits.note} dir="auto" />
        <Met rows={edits.met.map((key) => ({ label: words.fields[key], value: written(readContact(contact, key)) }))} />
        <ContactProblem error={edits.error} />
      </DeskForm>
    </Card>
  );
}

/** A value in words. */
const written = (value: EditValue): string =>
  typeof value === 'object'
    ? (value as readonly Record<string, unknown>[])
        .map((row) => [row['name'], row['day'], row['adresse'], row['ville']].filter(Boolean).join(' '))
        .join(' · ')
    : String(value);

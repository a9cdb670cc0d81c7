import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { createContact, type NamedContact } from '../../../contract/records/contacts';
import { Dialog } from '../../../ui/Dialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { unlessThere } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { sectionPath } from '../sectionPlace';
import { useWork } from '../useWork';
import { Addresses } from './Addresses';
import { ContactProblem } from './ContactProblem';
import type { ContactAddress } from './contactValues';
import { useContactsTexts } from './contactsTexts';

const none = { prenom: '', nom: '', email: '', tel: '' };

interface NewContactProps {
  readonly organisation: string;
  /** The organisation's, where a postal address may be typed, too. */
  readonly country?: string;
  onClose(): void;
  /** In place of opening its page. */
  onCreated?(contact: NamedContact): void;
}

/** Adds a contact and opens its page. Its id is made here, so a repeated call adds it once. */
export function NewContact({ organisation, country, onClose, onCreated }: NewContactProps) {
  const { texts, call, navigate } = useDesk();
  const words = useContactsTexts();
  const [id] = useState(randomId);
  const [typed, setTyped] = useState(none);
  const [written, setWritten] = useState<readonly ContactAddress[]>([]);
  const { busy, error, run } = useWork();
  const field = (key: keyof typeof none, label: string) => ({
    label,
    value: typed[key],
    autoComplete: 'off',
    onValue: (value: string) => setTyped((now) => ({ ...now, [key]: value })),
  });
  const create = () =>
    void run(async () => {
      const { prenom, nom } = typed;
      const [email, tel] = [typed.email.trim(), typed.tel.trim()];
      const addresses = written.filter(({ adresse, postal, ville }) => `${adresse}${postal}${ville}`.trim() !== '');
      const reached = { ...(email && { emails: [email] }), ...(tel && { tels: [tel] }) };
      const body = { id, prenom, nom, ...reached, ...(addresses.length > 0 && { addresses }) };
      await call(createContact, { organisation, body }).catch(unlessThere);
      if (onCreated) onCreated({ id, prenom, nom, raison: '', prenomHE: '', emails: [email], tels: [tel] });
      else navigate(sectionPath(organisation, 'contacts', id));
    });
  const isEmpty = Object.values(typed).every((text) => text.trim() === '');
  return (
    <Dialog open title={words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.createSubmit} busy={busy} error={null} wide onSubmit={create}>
        <TextInput {...field('prenom', words.fields.prenom)} maxLength={100} dir="auto" />
        <TextInput {...field('nom', words.fields.nom)} maxLength={100} dir="auto" required={isEmpty} />
        <TextInput {...field('email', words.email)} type="email" inputMode="email" maxLength={254} dir="ltr" />
        <TextInput {...field('tel', words.tel)} type="tel" inputMode="tel" maxLength={40} dir="ltr" />
        {country !== undefined && <Addresses value={written} country={country} onValue={setWritten} />}
        <ContactProblem error={error} />
      </DeskForm>
    </Dialog>
  );
}

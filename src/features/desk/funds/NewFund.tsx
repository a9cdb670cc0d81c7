import { useState } from 'react';
import { createCaisse } from '../../../contract/records/adminCaisses';
import { Card } from '../../../ui/Card';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { sectionPath } from '../sectionPlace';
import { useWork } from '../useWork';
import { useFundsTexts } from './fundsTexts';

/** Makes a fund by its name, and opens it to be filled in. It is in no list until then. */
export function NewFund({ organisation }: { organisation: string }) {
  const { texts, call, navigate } = useDesk();
  const words = useFundsTexts();
  const [name, setName] = useState('');
  const { busy, error, run } = useWork();
  const create = () =>
    void run(async () => {
      const { data } = await call(createCaisse, { organisation, body: { name: name.trim(), hidden: true } });
      navigate(sectionPath(organisation, 'funds', data.id));
    });
  return (
    <Card className="desk-card stack">
      <h2>{words.create}</h2>
      <DeskForm texts={texts} submit={words.createSubmit} busy={busy} error={error} onSubmit={create}>
        <TextInput
          label={words.newName}
          hint={words.createHint}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={name}
          onValue={setName}
        />
      </DeskForm>
    </Card>
  );
}

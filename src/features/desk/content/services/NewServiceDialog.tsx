import { useState } from 'react';
import { randomId } from '../../../../client/randomId';
import { createService } from '../../../../contract/records/adminServices';
import { Dialog } from '../../../../ui/Dialog';
import { AmountInput } from '../../../../ui/fields/AmountInput';
import { TextInput } from '../../../../ui/fields/TextInput';
import { unlessThere } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { Choice } from '../../editing/Choice';
import { sectionPath } from '../../sectionPlace';
import { readTyped } from '../../typedAmount';
import { useWork } from '../../useWork';
import type { SiteOwner } from '../useSiteOwner';
import { useServicesTexts } from './servicesTexts';

interface NewServiceDialogProps {
  readonly organisation: string;
  readonly owner: SiteOwner;
  onClose(): void;
}

/** Makes a service by its name and price, and opens it. It has its id from the beginning: there is one, whatever answer was lost. */
export function NewServiceDialog({ organisation, owner: { devise }, onClose }: NewServiceDialogProps) {
  const { texts, lang, call, navigate } = useDesk();
  const words = useServicesTexts();
  const [id] = useState(randomId);
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [way, setWay] = useState<'once' | 'monthly'>('once');
  const { busy, error, run } = useWork();
  const montant = readTyped(price, devise);
  const isWrong = price !== '' && montant === null;
  const create = () => {
    if (montant === null) return;
    const body = { id, name: name.trim(), montant, recurrent: way === 'monthly' ? 1 : 0 } as const;
    void run(async () => {
      await call(createService, { organisation, body }).catch(unlessThere);
      navigate(sectionPath(organisation, 'content', 'services', id));
    });
  };
  return (
    <Dialog open title={words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.createSubmit} busy={busy} error={error} wide onSubmit={create}>
        <p className="muted">{words.createText}</p>
        <TextInput
          label={words.fields.name}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={name}
          onValue={setName}
        />
        <AmountInput
          label={words.fields.montant}
          currency={devise}
          lang={lang}
          required
          error={isWrong ? words.wrongAmount : undefined}
          announce
          value={price}
          onValue={setPrice}
        />
        <Choice
          label={words.fields.recurrent}
          texts={words.ways}
          notes={words.wayNotes}
          value={way}
          onValue={(value: 'once' | 'monthly') => setWay(value)}
        />
      </DeskForm>
    </Dialog>
  );
}

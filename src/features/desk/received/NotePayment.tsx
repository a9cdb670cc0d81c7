import { useCallback, useState } from 'react';
import { getOwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { createPayment } from '../../../contract/payments/handPayments';
import { listCaisses } from '../../../contract/records/adminCaisses';
import { listServices } from '../../../contract/records/adminServices';
import type { NamedContact } from '../../../contract/records/contacts';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { Select, type SelectOption } from '../../../ui/fields/Select';
import { NewContact } from '../contacts/NewContact';
import { PickContact } from '../contacts/PickContact';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { usePaymentsTexts } from '../payments/paymentsTexts';
import { HandNote } from '../hand/HandNote';
import { PayerField } from './PayerField';

interface NotePaymentProps {
  readonly organisation: string;
  onClose(): void;
  onPaid(): Promise<void>;
}

/** Notes money that came by hand for a fund, a service or the main fund (DESK-230). */
export function NotePayment({ organisation, onClose, onPaid }: NotePaymentProps) {
  const { texts, call } = useDesk();
  const words = usePaymentsTexts();
  const [purpose, setPurpose] = useState('');
  const [payer, setPayer] = useState<NamedContact | null>(null);
  const [asking, setAsking] = useState<'pick' | 'new' | null>(null);
  const load = useCallback(async () => {
    const [{ data: own }, funds, services] = await Promise.all([
      call(getOwnOrganisation, { organisation }),
      call(listCaisses, { organisation }),
      call(listServices, { organisation }),
    ]);
    const options: SelectOption[] = [
      { value: 'GENERAL', label: words.general },
      ...funds.data.map(({ id, name }) => ({ value: `CAISSE ${id}`, label: name })),
      ...services.data.map(({ id, name }) => ({ value: `SERVICE ${id}`, label: name })),
    ];
    return { own, options };
  }, [call, organisation, words]);
  const found = useLoaded(load);
  const done = () => setAsking(null);
  const take = (contact: NamedContact) => {
    setPayer(contact);
    done();
  };
  if (!found.found)
    return (
      <Dialog open title={words.note} closeText={texts.close} onClose={onClose}>
        <Loaded list={found}>{() => null}</Loaded>
      </Dialog>
    );
  const { own, options } = found.found;
  const [type = '', typeId] = purpose.split(' ');
  return (
    <>
      <HandNote
        rest={null}
        devise={own.devise}
        text={words.noteText}
        before={(isOpen) => (
          <>
            {own.mode !== 'live' && <Notice tone="info">{words.noteTest}</Notice>}
            <Select
              label={words.purpose}
              required
              disabled={isOpen}
              placeholder={words.choosePurpose}
              value={purpose}
              options={options}
              onValue={setPurpose}
            />
            <PayerField
              payer={payer}
              disabled={isOpen}
              onPick={() => setAsking('pick')}
              onNew={() => setAsking('new')}
            />
          </>
        )}
        note={(body) =>
          call(createPayment, {
            organisation,
            body: { ...body, type: type as 'GENERAL', typeId, ...(payer && { contactId: payer.id }) },
          })
        }
        {...{ onClose, onPaid }}
      />
      {asking === 'pick' && (
        <PickContact
          organisation={organisation}
          title={words.pickPayer}
          submit={words.pickSubmit}
          pick={(contact) => Promise.resolve(take(contact))}
          onClose={done}
        >
          <p>{words.pickText}</p>
        </PickContact>
      )}
      {asking === 'new' && <NewContact organisation={organisation} onClose={done} onCreated={take} />}
    </>
  );
}

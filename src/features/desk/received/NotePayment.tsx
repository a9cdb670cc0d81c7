import { useState } from 'react';
import { createPayment } from '../../../contract/payments/handPayments';
import type { NamedContact } from '../../../contract/records/contacts';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { NewContact } from '../contacts/NewContact';
import { PickContact } from '../contacts/PickContact';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { usePaymentsTexts } from '../payments/paymentsTexts';
import { HandNote } from '../hand/HandNote';
import { PayerField } from './PayerField';
import { usePurposes } from './usePurposes';

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
  const [isReceipted, setReceipted] = useState(true);
  const [asking, setAsking] = useState<'pick' | 'new' | null>(null);
  const found = usePurposes(organisation);
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
  const { own, options, receipted } = found.found;
  const givesReceipt = receipted.includes(purpose);
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
        after={(isOpen) =>
          givesReceipt && (
            <Checkbox
              label={words.handReceipt}
              hint={words.handReceiptHint}
              disabled={isOpen}
              checked={isReceipted}
              onValue={setReceipted}
            />
          )
        }
        note={(body) =>
          call(createPayment, {
            organisation,
            body: {
              ...{ ...body, type: type as 'GENERAL', typeId, ...(payer && { contactId: payer.id }) },
              ...(givesReceipt && !isReceipted && { cerfa: false }),
            },
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
      {asking === 'new' && (
        <NewContact organisation={organisation} country={own.country ?? ''} onClose={done} onCreated={take} />
      )}
    </>
  );
}

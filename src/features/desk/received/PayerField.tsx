import type { NamedContact } from '../../../contract/records/contacts';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/fields/Field';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import { useContactsTexts } from '../contacts/contactsTexts';
import { nameOf } from '../contacts/nameOf';
import { usePaymentsTexts } from '../payments/paymentsTexts';

interface PayerFieldProps {
  readonly payer: NamedContact | null;
  readonly disabled: boolean;
  onPick(): void;
  onNew(): void;
}

/** Who paid by hand: one of the contacts, a new one, or nobody known. */
export function PayerField({ payer, disabled, onPick, onNew }: PayerFieldProps) {
  const words = usePaymentsTexts();
  const { create, unnamed } = useContactsTexts();
  const shown = payer === null ? words.nobody : nameOf(payer, unnamed);
  return (
    <div className="stack">
      <Field label={words.payer}>
        {(control) => (
          <span className="select">
            <button
              {...control}
              type="button"
              className="input"
              aria-haspopup="dialog"
              aria-label={`${words.payer} ${shown}`}
              disabled={disabled}
              onClick={onPick}
            >
              <bdi>{shown}</bdi>
            </button>
            <Icon path={chevronDownIcon} />
          </span>
        )}
      </Field>
      <Button variant="quiet" aria-haspopup="dialog" disabled={disabled} onClick={onNew}>
        {create}
      </Button>
    </div>
  );
}

import { useRef, type FormEvent } from 'react';
import { parseQuickAmount } from '../../core/money';
import { isCaisseOpen } from '../../core/fund';
import { Trial } from '../../runtime/Trial';
import { AmountInput } from '../../ui/fields/AmountInput';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CaisseNotice } from './caisse/CaisseNotice';
import { QuickSkeleton } from './DonationSkeleton';
import { give, prepareCheckout } from './give';
import { giveText, amountProblemText } from './giveText';
import { CheckoutNotice } from '../../ui/CheckoutNotice';
import { useDonation } from './useDonation';

/** The quick-donate box: one field that accepts cents, one button (DON-11). */
export function QuickDonation({ caisseId: fixed }: { caisseId: string | undefined }) {
  const donation = useDonation(fixed);
  const { caisse, caisseId, element, plan, state, texts } = donation;
  const field = useRef<HTMLInputElement>(null);
  if (caisse === undefined) return <QuickSkeleton />;
  const unknown = caisseId !== null && caisse === null;
  if (unknown || (caisse && !isCaisseOpen(caisse))) return <CaisseNotice unknown={unknown} donation={donation} />;

  const amount = parseQuickAmount(state.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.ok) return void give(donation, amount.montant);
    state.refuse(amount.reason);
    field.current?.focus();
  };
  return (
    <Card className="quick">
      <div className="quick-heading">
        <h2>{fixed && caisse ? caisse.name : texts.title}</h2>
        <Trial mode={element.organisation.mode} />
      </div>
      <form className="quick-form" noValidate onSubmit={submit} onFocus={prepareCheckout}>
        <AmountInput
          ref={field}
          label={texts.freeAmount}
          hideLabel
          placeholder={texts.freeAmount}
          value={state.text}
          currency={plan.currency}
          lang={element.lang}
          error={amountProblemText(donation)}
          announce
          onValue={state.type}
        />
        <Button type="submit" busy={state.step.state === 'busy'} busyText={texts.opening}>
          <span translate="no">{giveText(donation, amount.ok ? amount.montant : null)}</span>
        </Button>
      </form>
      <CheckoutNotice step={state.step} texts={texts} />
    </Card>
  );
}

import { Suspense, useRef, type FormEvent } from 'react';
import { lazyView } from '../../loading/lazyView';
import { localeOf } from '../../core/money';
import { promisedReceipt, receiptFor } from '../../core/payment';
import { presetsFor } from '../../core/fund';
import { Trial } from '../../runtime/Trial';
import { Amount } from '../../ui/Amount';
import { AmountInput } from '../../ui/fields/AmountInput';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { lockIcon } from '../../ui/icons';
import { RadioCards } from '../../ui/fields/RadioCards';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { give, prepareCheckout } from './give';
import { giveText, amountProblemText } from './giveText';
import { CheckoutNotice } from '../../ui/CheckoutNotice';
import type { Donation } from './useDonation';

const heartIcon =
  'M12 20s-7.5-4.6-9-9.2C1.8 7 4.3 4.5 7 4.5c2.2 0 3.9 1.3 5 3 1.1-1.7 2.8-3 5-3 2.7 0 5.2 2.5 4 6.3C19.5 15.4 12 20 12 20z';

const CurrencySwitch = lazyView(async () => (await import('../../runtime/page/CurrencySwitch')).CurrencySwitch);

/** Frequency, amount and the button that carries it (DON-05, DON-06, DON-07). */
export function GiftForm({ donation }: { donation: Donation }) {
  const { caisse, element, money, plan, state, texts } = donation;
  const { organisation, lang } = element;
  const field = useRef<HTMLInputElement>(null);
  const presets = presetsFor({ caisse, organisation }).map(({ text, montant: given }) => {
    const montant = plan.convert(given);
    return { text, montant, written: money(montant) };
  });
  const chosen = presets.findIndex(({ montant }) => montant === state.montant);
  const write = (montant: number) =>
    new Intl.NumberFormat(localeOf(lang), { useGrouping: false, maximumFractionDigits: 3 }).format(montant);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.montant) return void give(donation, state.montant);
    state.refuse('missing');
    field.current?.focus();
  };

  return (
    <form className="stack" noValidate onSubmit={submit} onFocus={prepareCheckout}>
      <SegmentedControl
        label={texts.frequency}
        hideLabel
        value={state.frequency}
        onValue={(frequency) => state.change({ frequency })}
        options={[
          { value: 'once', label: texts.once },
          {
            value: 'monthly',
            label: (
              <span className="donation-monthly">
                <Icon path={heartIcon} />
                {texts.monthly}
              </span>
            ),
          },
        ]}
      />
      <div className="donation-amounts">
        <RadioCards
          label={texts.amount}
          hideLabel
          value={chosen < 0 ? null : String(chosen)}
          onValue={(index) => {
            const preset = presets[Number(index)];
            if (preset) state.choose(preset.montant, write(preset.montant));
          }}
          roomy={presets.some(({ written }) => written.length > 8)}
          options={presets.map(({ text, written }, index) => ({
            value: String(index),
            label: <Amount>{written}</Amount>,
            note: /\p{L}/u.test(text) && text,
          }))}
        />
        <AmountInput
          ref={field}
          label={texts.otherAmount}
          hideLabel
          placeholder={texts.otherAmount}
          value={state.text}
          currency={plan.currency}
          lang={lang}
          currencySwitch={
            (organisation.devises?.length ?? 0) > 1 && (
              <Suspense>
                <CurrencySwitch
                  organisation={organisation}
                  lang={lang}
                  currency={plan.currency}
                  label={texts.currency}
                  onChoose={(currency) => state.change({ currency })}
                />
              </Suspense>
            )
          }
          error={amountProblemText(donation)}
          announce
          onValue={state.type}
          onBlur={() => state.leave(write)}
        />
      </div>
      <CheckoutNotice step={state.step} texts={texts} />
      <div className="donation-action">
        <Button type="submit" wide large busy={state.step.state === 'busy'} busyText={texts.opening}>
          <span translate="no">{giveText(donation, state.montant)}</span>
        </Button>
        {organisation.mode === 'test' ? (
          <Trial mode="test" />
        ) : (
          <p className="donation-trust muted">
            <Icon path={lockIcon} />
            {texts.secure}
            {promisedReceipt(receiptFor({ organisation, caisse }).cerfa, organisation) && ` · ${texts.receipt}`}
          </p>
        )}
      </div>
    </form>
  );
}

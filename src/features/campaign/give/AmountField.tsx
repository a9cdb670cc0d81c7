import type { Ref } from 'react';
import { aldSettings } from '../../../core/campaign';
import { localeOf, toMinor, toUnits } from '../../../core/money';
import { presetsFor } from '../../../core/fund';
import { Amount } from '../../../ui/Amount';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { amountProblem, leastText } from '../gift/giftTexts';
import type { GiftModel } from '../gift/useGift';

interface AmountFieldProps {
  readonly gift: GiftModel;
  readonly field: Ref<HTMLInputElement>;
}

/** Suggested amounts and a free one, with the currency in the field; read-only where the campaign fixes it (MODAL-02). */
export function AmountField({ gift, field }: AmountFieldProps) {
  const { campaign, change, read, state, texts } = gift;
  const { plan, lang, money, organisation } = campaign;
  const { readOnly } = read.amounts;
  const numbers = new Intl.NumberFormat(localeOf(lang), { useGrouping: false, maximumFractionDigits: 3 });
  const { minimum } = read.amounts;
  // Amounts the campaign refuses are not suggested (MODAL-06).
  const suggested = presetsFor({ caisse: aldSettings(campaign.campaign.config), organisation }).filter(
    ({ montant }) => toMinor(plan.convert(montant), plan.currency) >= minimum,
  );
  const presets = suggested.map(({ text, montant }) => ({
    text,
    shown: plan.convert(montant),
    written: money(montant),
  }));
  const roomy = presets.some(({ written }) => written.length > 8);
  const columns = presets.length === 4 ? 'choices-2' : roomy ? 'choices-3 choices-roomy' : 'choices-3';
  const chosen = presets.findIndex(({ shown }) => toMinor(shown, plan.currency) === read.shown);
  const typed = state.typedIn === plan.currency ? state.text : '';
  const fixed = read.shown === null ? '' : numbers.format(toUnits(read.shown, plan.currency));
  const problem = amountProblem(gift);
  const type = (text: string) => change({ text, typedIn: plan.currency });
  return (
    <div className="give-amounts">
      {!readOnly && presets.length > 0 && (
        <RadioGroup
          label={texts.amount}
          hideLabel
          value={chosen < 0 ? null : String(chosen)}
          onValue={(index) => {
            const preset = presets[Number(index)];
            if (preset) type(numbers.format(preset.shown));
          }}
          look={{ list: `choices ${columns}`, face: 'choice' }}
          options={presets.map(({ text, written }, index) => ({
            value: String(index),
            label: <Amount>{written}</Amount>,
            note: /\p{L}/u.test(text) && text,
          }))}
        />
      )}
      <AmountInput
        ref={field}
        label={readOnly ? texts.amount : texts.otherAmount}
        hideLabel={!readOnly}
        hint={readOnly ? texts.amountFixed : problem ? undefined : leastText(gift)}
        placeholder={readOnly ? undefined : texts.otherAmount}
        readOnly={readOnly}
        value={readOnly ? fixed : typed}
        currency={plan.currency}
        lang={lang}
        error={problem}
        announce
        onValue={type}
      />
    </div>
  );
}

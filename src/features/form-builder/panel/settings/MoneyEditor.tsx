import { useState } from 'react';
import { exponentOf, parseAmount, toUnits, writeNumber } from '../../../../core/money';
import { useElement } from '../../../../runtime/context';
import { AmountInput } from '../../../../ui/fields/AmountInput';
import type { EditorProps } from '../editorProps';
import { useSettingsTexts } from '../../run/settingsTexts';

/** An amount of the organisation's currency, typed as people of the language do; kept in currency units. */
export function MoneyEditor({ label, hint, value, set }: EditorProps) {
  const { lang, organisation } = useElement();
  const texts = useSettingsTexts();
  const currency = organisation.devise.toLowerCase();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const decimals = Number.isInteger(value) ? 0 : exponentOf(currency);
  const kept = typeof value === 'number' ? writeNumber(value.toFixed(decimals), lang) : '';
  const isWrong = typed !== null && typed.trim() !== '' && parseAmount(typed, currency) === null;
  const write = (text: string) => {
    setTyped(text);
    setLeft(false);
    const amount = parseAmount(text, currency);
    if (text.trim() === '') set(undefined);
    else if (amount !== null) set(toUnits(amount, currency));
  };
  return (
    <AmountInput
      {...{ label, hint, currency, lang }}
      value={typed ?? kept}
      error={isLeft && isWrong ? texts.noAmount : undefined}
      onValue={write}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setTyped(null);
      }}
    />
  );
}

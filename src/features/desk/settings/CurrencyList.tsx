import { useMemo } from 'react';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { useDesk } from '../deskContext';
import { useEditingTexts } from '../editing/editingTexts';
import { currencyChoices } from './choices';
import { useSettingsTexts } from './settingsTexts';

interface CurrencyListProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: readonly string[];
  onValue(value: readonly string[]): void;
}

/** Currencies that amounts are shown in: one is added by choosing it. */
export function CurrencyList({ label, hint, value, onValue }: CurrencyListProps) {
  const { lang } = useDesk();
  const words = useSettingsTexts();
  const editing = useEditingTexts();
  const choices = useMemo(() => currencyChoices(lang), [lang]);
  const nameOf = (code: string) => choices.find((choice) => choice.value === code)?.label ?? code;
  return (
    <div className="stack">
      <Select
        label={label}
        hint={hint}
        placeholder={words.addCurrency}
        value=""
        options={choices.filter((choice) => !value.includes(choice.value))}
        onValue={(code) => onValue([...value, code])}
      />
      {value.length > 0 && (
        <ul className="desk-list" aria-label={label}>
          {value.map((code) => (
            <li key={code} className="desk-row">
              <bdi>{nameOf(code)}</bdi>
              <Button
                variant="quiet"
                aria-label={editing.removeOf(nameOf(code))}
                onClick={() => onValue(value.filter((other) => other !== code))}
              >
                {editing.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

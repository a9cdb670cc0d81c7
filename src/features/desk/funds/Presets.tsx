import { Button } from '../../../ui/Button';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { useFundsTexts } from './fundsTexts';
import type { Preset } from './fundValues';

interface PresetsProps {
  readonly currency: string;
  /** What there is without any. Default: those of the organisation. */
  readonly hint?: string | undefined;
  readonly presets: readonly Preset[];
  isWrong(typed: string): boolean;
  onPresets(presets: readonly Preset[]): void;
}

const MOST = 24;

/** Amounts that donors are offered, each with a few words. */
export function Presets({ currency, hint, presets, isWrong, onPresets }: PresetsProps) {
  const { lang } = useDesk();
  const words = useFundsTexts();
  const change = (at: number, changed: Partial<Preset>) =>
    onPresets(presets.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  return (
    <fieldset className="field stack">
      <legend className="label legend">{words.fields.presets}</legend>
      <p className="field-hint">{hint ?? words.hints.presets}</p>
      {presets.map(({ montant, text }, at) => (
        <div key={at} className="desk-preset" role="group" aria-label={words.presetOf(at + 1)}>
          <AmountInput
            label={words.presetAmount}
            currency={currency}
            lang={lang}
            required
            error={montant !== '' && isWrong(montant) ? words.wrongAmount : undefined}
            value={montant}
            onValue={(typed) => change(at, { montant: typed })}
          />
          <TextInput
            label={words.presetText}
            autoComplete="off"
            maxLength={80}
            dir="auto"
            value={text}
            onValue={(typed) => change(at, { text: typed })}
          />
          <Button
            variant="quiet"
            aria-label={words.removePreset(at + 1)}
            onClick={() => onPresets(presets.filter((_, index) => index !== at))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {presets.length < MOST && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => onPresets([...presets, { montant: '', text: '' }])}>
            {words.addPreset}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

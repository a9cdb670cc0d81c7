import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { Notice } from '../../../ui/Notice';
import { useDesk } from '../deskContext';
import { currencyChoices } from './choices';
import { useSettingsTexts } from './settingsTexts';
import type { ReceiptIssuer } from './settingValues';

interface ReceiptIssuersProps {
  readonly label: string;
  readonly hint: string | undefined;
  /** The organisation's currency. */
  readonly own: string;
  /** Whether receipts are issued at all (PAY-06). */
  readonly issues: boolean;
  readonly value: readonly ReceiptIssuer[];
  onValue(value: readonly ReceiptIssuer[]): void;
}

/** Issuers of tax receipts, each with its currency and the country whose rules it follows. */
export function ReceiptIssuers({ label, hint, own, issues, value, onValue }: ReceiptIssuersProps) {
  const { lang } = useDesk();
  const words = useSettingsTexts();
  const change = (at: number, changed: Partial<ReceiptIssuer>) =>
    onValue(value.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  const formats = Object.entries(words.receiptFormats).map(([key, text]) => ({ value: key, label: text }));
  return (
    <fieldset className="field stack">
      <legend className="label legend">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {!issues && (
        <Notice tone="info" role={null}>
          {words.noReceipts}
        </Notice>
      )}
      {value.map(({ id, devise, _format = 'FR' }, at) => (
        <div key={at} className="desk-group stack" role="group" aria-label={`${words.issuer} ${at + 1}`}>
          <TextInput
            label={words.issuer}
            hint={words.issuerHint}
            pattern="[A-Za-z0-9_\-]+"
            maxLength={64}
            required
            autoComplete="off"
            dir="ltr"
            value={id}
            onValue={(typed) => change(at, { id: typed })}
          />
          <Select
            label={words.issuerCurrency}
            value={devise}
            options={currencyChoices(lang)}
            onValue={(chosen) => change(at, { devise: chosen })}
          />
          <Select
            label={words.issuerFormat}
            value={_format}
            options={formats}
            onValue={(chosen) => change(at, { _format: chosen as 'FR' })}
          />
          <div className="desk-buttons">
            <Button variant="quiet" onClick={() => onValue(value.filter((_, index) => index !== at))}>
              {words.removeIssuer}
            </Button>
          </div>
        </div>
      ))}
      <div className="desk-buttons">
        <Button
          variant="secondary"
          onClick={() => onValue([...value, { id: value.length === 0 ? 'MAIN' : '', devise: own, _format: 'FR' }])}
        >
          {words.addIssuer}
        </Button>
      </div>
    </fieldset>
  );
}

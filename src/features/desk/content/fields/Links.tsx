import { Button } from '../../../../ui/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useContentTexts } from '../contentTexts';

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

interface LinksProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly most: number;
  /** A name may stand without an address. */
  readonly isOptional?: boolean;
  readonly value: readonly NamedLink[];
  onValue(value: readonly NamedLink[]): void;
}

/** Addresses, each with its name. */
export function Links({ label, hint, most, isOptional = false, value, onValue }: LinksProps) {
  const words = useContentTexts();
  const change = (at: number, changed: Partial<NamedLink>) =>
    onValue(value.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  return (
    <fieldset className="field stack">
      <legend className="label legend">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {value.map(({ name, url }, at) => (
        <div key={at} className="desk-preset" role="group" aria-label={words.linkOf(at + 1)}>
          <TextInput
            label={words.linkName}
            autoComplete="off"
            maxLength={200}
            required
            dir="auto"
            value={name}
            onValue={(typed) => change(at, { name: typed })}
          />
          <TextInput
            label={words.linkUrl}
            autoComplete="off"
            inputMode="url"
            maxLength={2048}
            pattern="(https?://|/).*"
            required={!isOptional}
            dir="ltr"
            value={url}
            onValue={(typed) => change(at, { url: typed })}
          />
          <Button
            variant="quiet"
            aria-label={words.removeOf(words.linkOf(at + 1))}
            onClick={() => onValue(value.filter((_, index) => index !== at))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {value.length < most && (
        <div className="desk-buttons">
          <Button variant="secondary" onClick={() => onValue([...value, { name: '', url: '' }])}>
            {words.addLink}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

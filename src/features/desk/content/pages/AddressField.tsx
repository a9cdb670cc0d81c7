import { TextInput } from '../../../../ui/fields/TextInput';
import { addressFault, readAddress, siteAddressOf } from './pageAddress';
import { usePagesTexts } from './pagesTexts';

interface AddressFieldProps {
  readonly organisation: string;
  /** Another page has the address that was sent last. */
  readonly isTaken: boolean;
  readonly value: string;
  onValue(value: string): void;
}

/** A page's path, with the full address below. */
export function AddressField({ organisation, isTaken, value, onValue }: AddressFieldProps) {
  const words = usePagesTexts();
  const path = readAddress(value);
  const fault = path === '' ? null : isTaken ? 'taken' : addressFault(path);
  const whole = path === '' || fault === 'malformed' ? '' : decodeURI(siteAddressOf(organisation, path));
  const shown = whole === '' ? null : <bdi dir="ltr">{whole}</bdi>;
  return (
    <TextInput
      label={words.fields.path}
      hint={shown ?? words.pathHint}
      error={fault === null ? undefined : words.pathFaults[fault]}
      announce
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      required
      dir="ltr"
      value={value}
      onValue={onValue}
    />
  );
}

import { TextInput } from '../../ui/fields/TextInput';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  onValue(value: string): void;
}

/** The words that a list is searched for. */
export const SearchField = (props: SearchFieldProps) => (
  <TextInput type="search" autoComplete="off" enterKeyHint="search" maxLength={100} dir="auto" {...props} />
);

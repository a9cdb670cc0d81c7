import { Select } from '../../../../ui/fields/Select';
import { useDesk } from '../../deskContext';
import { countryChoices } from '../../settings/choices';
import type { Columns } from './guessColumns';
import { useImportTexts } from './importTexts';

/** How the cells of a list are read. */
export interface Reading {
  readonly monthFirst: boolean;
  /** Code of the country of numbers and addresses that name none; the organisation's unless given. */
  readonly country?: string;
}

interface ReadingChoicesProps {
  readonly columns: Columns;
  readonly value: Reading;
  onValue(value: Reading): void;
}

/** Asks only about what the list has (DESK-75). */
export function ReadingChoices({ columns, value: { monthFirst, country }, onValue }: ReadingChoicesProps) {
  const { lang } = useDesk();
  const words = useImportTexts();
  const has = (...wanted: Columns) => columns.some((column) => wanted.includes(column));
  return (
    <>
      {has('tel', 'adresse', 'ville') && (
        <Select
          label={words.country}
          hint={words.countryHint}
          value={country ?? ''}
          options={[{ value: '', label: words.ownCountry }, ...countryChoices(lang)]}
          onValue={(chosen) => onValue({ monthFirst, ...(chosen !== '' && { country: chosen }) })}
        />
      )}
      {has('birthday', 'hazkara') && (
        <Select
          label={words.order}
          value={monthFirst ? 'month' : 'day'}
          options={[
            { value: 'day', label: words.dayFirst },
            { value: 'month', label: words.monthFirst },
          ]}
          onValue={(chosen) => onValue({ monthFirst: chosen === 'month', ...(country !== undefined && { country }) })}
        />
      )}
    </>
  );
}

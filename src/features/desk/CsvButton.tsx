import { useState } from 'react';
import type { CsvPreset } from '../../contract/common';
import { Select } from '../../ui/fields/Select';
import { DownloadButton } from './DownloadButton';
import { rememberedPreset, rememberPreset, tableAddress } from './csvPreset';
import { useDesk } from './deskContext';

interface CsvButtonProps {
  /** Where the call answers the table. */
  readonly address: string;
  readonly isPublic?: boolean;
  /** It comes back, and is read by the names of its columns. */
  readonly isForPrograms?: boolean;
  readonly children: string;
}

/** Saves a table in words, as this browser's spreadsheet opens it (DESK-182). */
export function CsvButton({ address, isPublic = false, isForPrograms = false, children }: CsvButtonProps) {
  const { lang, texts } = useDesk();
  const [preset, setPreset] = useState(() => rememberedPreset(lang));
  const { label, excel, comma } = texts.csv;
  const choose = (chosen: CsvPreset) => {
    setPreset(chosen);
    rememberPreset(chosen);
  };
  return (
    <>
      <DownloadButton address={tableAddress(address, preset, isForPrograms ? undefined : lang)} isPublic={isPublic}>
        {children}
      </DownloadButton>
      <Select
        label={label}
        hideLabel
        value={preset}
        options={[
          { value: 'excel', label: excel },
          { value: 'comma', label: comma },
        ]}
        onValue={choose}
      />
    </>
  );
}

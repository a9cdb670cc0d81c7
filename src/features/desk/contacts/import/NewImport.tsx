import { useState } from 'react';
import type { ContactImport } from '../../../../contract/records/contactImports';
import { ChooseFile } from './ChooseFile';
import type { Table } from './decodeTable';
import { PrepareImport, type Given } from './PrepareImport';

interface NewImportProps {
  readonly organisation: string;
  onStarted(list: ContactImport, given: Given): void;
}

/** Takes a file, and prepares what it holds. */
export function NewImport({ organisation, onStarted }: NewImportProps) {
  const [table, setTable] = useState<Table | null>(null);
  const [read, setRead] = useState(0);
  const take = (found: Table | null) => {
    setTable(found);
    setRead((count) => count + 1);
  };
  return (
    <>
      <ChooseFile onTable={take} />
      {table && <PrepareImport organisation={organisation} table={table} onStarted={onStarted} key={read} />}
    </>
  );
}

import { useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/fields/Field';
import { Select } from '../../../../ui/fields/Select';
import { useDesk } from '../../deskContext';
import { decodeTable, encodingOf, legacyEncodings, type Encoding, type Table, type TableProblem } from './decodeTable';
import { useImportTexts } from './importTexts';

interface Chosen {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
}

/** More than the longest list with a kilobyte a line. */
const MOST_BYTES = 60_000_000;

/** A table of the own computer, chosen or dropped. Nothing of it is sent yet. */
export function ChooseFile({ onTable }: { onTable(table: Table | null): void }) {
  const { lang } = useDesk();
  const words = useImportTexts();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  const show = (file: Chosen) => {
    const table = decodeTable(file.bytes, file.encoding);
    setChosen(file);
    setProblem(typeof table === 'string' ? table : null);
    onTable(typeof table === 'string' ? null : table);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      setProblem('many');
      onTable(null);
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    show({ name: file.name, bytes, encoding: encodingOf(bytes, lang) });
  };
  const isLegacy = chosen !== null && problem === null && legacyEncodings.some((one) => one === chosen.encoding);
  return (
    <div
      className="stack import-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <div className="desk-buttons">
        <Button
          variant={chosen === null ? 'primary' : 'secondary'}
          aria-describedby="import-file"
          onClick={() => input.current?.click()}
        >
          {chosen === null ? words.file : words.otherFile}
        </Button>
      </div>
      <p className="field-hint" id="import-file">
        {chosen === null ? words.fileHint : <bdi>{chosen.name}</bdi>}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.file}
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again once it is mended.
          target.value = '';
          void take(file);
        }}
      />
      {problem !== null && (
        <FieldError id="import-problem" announce>
          {words.problems[problem]}
        </FieldError>
      )}
      {isLegacy && (
        <Select
          label={words.encoding}
          hint={words.encodingHint}
          value={chosen.encoding}
          options={legacyEncodings.map((one) => ({ value: one, label: words.encodings[one] }))}
          onValue={(encoding) => show({ ...chosen, encoding })}
        />
      )}
    </div>
  );
}

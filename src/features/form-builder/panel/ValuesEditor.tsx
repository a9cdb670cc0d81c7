import { useState } from 'react';
import { TextArea } from '../../../ui/fields/TextArea';
import { useEditorTexts } from '../run/useEditorTexts';
import type { EditorProps } from './editorProps';

/** Lines of a text, or cells of a spreadsheet, as values: without blanks around, empty ones, or what is there already. */
export const valuesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The values of a choice, one a line: a column of a spreadsheet can be pasted. What is typed stays as it is until it is left. */
export function ValuesEditor({ label, value, set }: EditorProps) {
  const texts = useEditorTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const values = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const write = (text: string) => {
    setTyped(text);
    const next = valuesOf(text);
    set(next.length > 0 ? next : undefined);
  };
  return (
    <TextArea
      label={label}
      hint={texts.valuesHint}
      value={typed ?? values.join('\n')}
      onValue={write}
      onBlur={() => setTyped(null)}
      rows={6}
      dir="auto"
    />
  );
}

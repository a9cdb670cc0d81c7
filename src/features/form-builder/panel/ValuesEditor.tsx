import { useState } from 'react';
import { TextArea } from '../../../ui/fields/TextArea';
import { useEditorTexts } from '../run/useEditorTexts';
import { type EditorProps, orDefault } from './editorProps';

/** Lines or spreadsheet cells as values: trimmed, without empty ones or duplicates. */
export const valuesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\t]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Values, one a line; a spreadsheet column can be pasted. The text is tidied on blur. */
export function ValuesEditor({ label, value, set }: EditorProps) {
  const texts = useEditorTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const values = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const write = (text: string) => {
    setTyped(text);
    const next = valuesOf(text);
    set(orDefault(next));
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

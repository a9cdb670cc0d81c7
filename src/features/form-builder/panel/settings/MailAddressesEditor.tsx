import { useState } from 'react';
import { MOST_TOLD } from '../../../../contract/terms/formLimits';
import { isEmail } from '../../../../core/text';
import { TextArea } from '../../../../ui/fields/TextArea';
import { type EditorProps, orDefault } from '../editorProps';
import { useSettingsTexts } from '../../run/settingsTexts';

/** Parts between spaces, commas and semicolons, each once. */
const linesOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Addresses of mailboxes, one a line; only those that can be written to are kept. */
export function MailAddressesEditor({ label, hint, value, set }: EditorProps) {
  const texts = useSettingsTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const kept = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const lines = linesOf(typed ?? kept.join('\n'));
  const wrong = lines.find((line) => !isEmail(line));
  const error =
    wrong !== undefined ? texts.noMailbox(wrong) : lines.length > MOST_TOLD ? texts.tooManyMailboxes(MOST_TOLD) : null;
  const write = (text: string) => {
    setTyped(text);
    setLeft(false);
    set(orDefault(linesOf(text).filter(isEmail).slice(0, MOST_TOLD)));
  };
  return (
    <TextArea
      {...{ label, hint }}
      value={typed ?? kept.join('\n')}
      error={isLeft && error !== null ? error : undefined}
      rows={3}
      dir="ltr"
      spellCheck={false}
      onValue={write}
      onBlur={() => {
        setLeft(true);
        if (error === null) setTyped(null);
      }}
    />
  );
}

import { useState } from 'react';
import { ADDRESS } from '../../../../core/organisation';
import { TextInput } from '../../../../ui/fields/TextInput';
import { type EditorProps, orDefault, textOf } from '../editorProps';
import { useSettingsTexts } from '../../run/settingsTexts';

/** An http(s) address or a path; what is neither is not kept, and said to be none once the field is left. */
export function AddressEditor({ label, hint, value, set }: EditorProps) {
  const texts = useSettingsTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const kept = textOf(value);
  const write = (text: string) => {
    setLeft(false);
    const isAddress = ADDRESS.test(text.trim());
    setTyped(isAddress && text.trim() === text ? null : text);
    if (isAddress) set(orDefault(text.trim()));
  };
  return (
    <TextInput
      {...{ label, hint }}
      type="url"
      inputMode="url"
      dir="ltr"
      value={typed ?? kept}
      error={isLeft && typed !== null && !ADDRESS.test(typed.trim()) ? texts.noAddress : undefined}
      onValue={write}
      onBlur={() => setLeft(true)}
    />
  );
}

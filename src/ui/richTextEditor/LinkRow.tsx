import { useState } from 'react';
import type { RichTextEditorTexts } from '../../i18n/richTextEditor';
import { Button } from '../Button';
import { TextInput } from '../fields/TextInput';
import { linkAddress } from './linkAddress';

interface LinkRowProps {
  texts: RichTextEditorTexts;
  /** Address of the link that is there. */
  href: string;
  /** The address that was chosen; '' takes the link away. */
  onLink(href: string): void;
  onCancel(): void;
}

/** Asks where a link leads. Enter applies, Escape gives up. */
export function LinkRow({ texts, href, onLink, onCancel }: LinkRowProps) {
  const [typed, setTyped] = useState(href);
  const [refused, setRefused] = useState(false);
  const apply = () => {
    const address = linkAddress(typed);
    if (address === null) setRefused(true);
    else onLink(address);
  };
  return (
    <div
      className="editor-link"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextInput
        label={texts.address}
        value={typed}
        onValue={(value) => {
          setTyped(value);
          setRefused(false);
        }}
        error={refused ? texts.addressRefused : undefined}
        announce
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
        dir="ltr"
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // A form around it is not sent.
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="secondary" onClick={apply}>
        {texts.apply}
      </Button>
      {href && (
        <Button variant="quiet" onClick={() => onLink('')}>
          {texts.unlink}
        </Button>
      )}
    </div>
  );
}

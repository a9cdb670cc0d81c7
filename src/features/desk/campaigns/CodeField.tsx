import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { copyText } from '../../../ui/copyText';
import { Field } from '../../../ui/fields/Field';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { useDesk } from '../deskContext';

interface CodeFieldProps {
  readonly label: string;
  /** Ways to put it on a page. */
  readonly ways: readonly { readonly label: string; readonly text: string }[];
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

/** Code to paste into a page, in one of a few ways. */
export function CodeField({ label, ways, copy, copied, failed }: CodeFieldProps) {
  const { notify } = useDesk();
  const field = useRef<HTMLTextAreaElement>(null);
  const [at, setAt] = useState('0');
  const [isFailed, setFailed] = useState(false);
  const text = ways[Number(at)]?.text ?? '';
  const press = async () => {
    const isCopied = await copyText(text, field.current?.parentElement ?? null);
    setFailed(!isCopied);
    if (isCopied) notify(copied);
    else field.current?.focus();
  };
  return (
    <div className="stack">
      <SegmentedControl
        label={label}
        value={at}
        options={ways.map((way, index) => ({ value: String(index), label: way.label }))}
        onValue={setAt}
      />
      <Field label={label} hideLabel error={isFailed ? failed : undefined} announce>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="input campaign-code"
            value={text}
            readOnly
            dir="ltr"
            spellCheck={false}
            rows={5}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="desk-buttons">
        <Button variant="secondary" onClick={() => void press()}>
          {copy}
        </Button>
      </div>
    </div>
  );
}

import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copyText';
import { TextInput } from '../../ui/fields/TextInput';
import { useDesk } from './deskContext';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

/** An address that cannot be changed, and the button that copies it. */
export function CopyField({ label, value, copy, copied, failed }: CopyFieldProps) {
  const { notify } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const press = async () => {
    const isCopied = await copyText(value, place.current);
    setFailed(!isCopied);
    if (isCopied) notify(copied);
  };
  return (
    <div ref={place} className="stack">
      <TextInput
        label={label}
        error={isFailed ? failed : undefined}
        announce
        dir="ltr"
        readOnly
        value={value}
        onValue={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="desk-buttons">
        <Button variant="secondary" onClick={() => void press()}>
          {copy}
        </Button>
      </div>
    </div>
  );
}

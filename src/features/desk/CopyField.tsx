import { useRef } from 'react';
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
  const press = async () => notify((await copyText(value, place.current)) ? copied : failed);
  return (
    <div ref={place} className="stack">
      <TextInput
        label={label}
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

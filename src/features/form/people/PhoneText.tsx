import { type ReactNode, useRef } from 'react';
import type { PhoneValue } from '../../../core/form/values/phoneValue';
import phoneCss from '../../../ui/phone/phone.css';
import { useStyles } from '../../../ui/useStyles';
import { useForm } from '../run/formRun';
import { useField } from '../run/useField';
import { usePeopleTexts } from './peopleTexts';
import { PhoneEntry } from './PhoneEntry';

interface PhoneTextProps {
  /** Stored key of the field. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint: string;
  readonly error: string | undefined;
  readonly required: boolean;
}

/** A line of text that is a telephone number (FORM-02, FORM-34). The component waits for its texts: give it a Suspense boundary. */
export function PhoneText({ name, ...field }: PhoneTextProps) {
  const run = useForm();
  const root = useRef<HTMLDivElement>(null);
  const { dialCode } = usePeopleTexts(run.element.lang);
  const { value } = useField(name);
  useStyles(root, phoneCss);
  return (
    <div ref={root}>
      <PhoneEntry
        {...field}
        dialCodeLabel={dialCode}
        value={value as PhoneValue}
        onValue={(tel) => run.set(name, tel)}
        onLeave={() => run.leave(name)}
      />
    </div>
  );
}

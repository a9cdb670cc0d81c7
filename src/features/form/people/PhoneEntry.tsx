import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PhoneValue } from '../../../core/form/values/phoneValue';
import { countryOfLanguage } from '../../../ui/phone/countries';
import { loadPhones } from '../../../ui/phone/loadPhones';
import type { PhoneLibrary } from '../../../ui/phone/phoneLibrary';
import { PhoneInput } from '../../../ui/phone/PhoneInput';
import { parsePhone, tidyPhone, type TypedPhone } from '../../../ui/phone/parsePhone';
import { type FormRun, useForm } from '../run/formRun';

interface PhoneEntryProps {
  readonly label: ReactNode;
  readonly dialCodeLabel: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly disabled?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly value: PhoneValue;
  onValue(value: PhoneValue): void;
  onLeave?(): void;
}

const isSame = (a: PhoneValue, b: PhoneValue) => a.state === b.state && a.e164 === b.e164;

/** The engine's checks know the plans that have come: a number of another one is left to the server. */
const tellPlans = (run: FormRun, library: PhoneLibrary) => {
  run.isPhone = (e164) => library.parse(e164, '') !== null;
};

const tellJudging = (run: FormRun, task: Promise<unknown>) => {
  run.phones = Promise.all([run.phones, task]);
};

/** A telephone number: typed here, stored parsed (FORM-34). */
export function PhoneEntry({ value, onValue, onLeave, ...input }: PhoneEntryProps) {
  const run = useForm();
  const { lang } = run.element;
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  const written = ({ e164, text }: PhoneValue): TypedPhone =>
    tidyPhone({ text: e164 ?? text ?? '', country: countryOfLanguage(lang) }, library);
  const [typed, setTyped] = useState(() => written(value));
  const [given, setGiven] = useState(value);
  const latest = useRef(typed);

  // A number from elsewhere: a draft, the host page, the identity that is copied.
  if (!isSame(value, given)) {
    setGiven(value);
    setTyped(written(value));
  }
  useEffect(() => {
    latest.current = typed;
  });

  const give = (next: TypedPhone, by: PhoneLibrary | null) => {
    const read = parsePhone(next, by);
    const meant = read.state === 'invalid' ? { ...read, text: next.text } : read;
    if (isSame(meant, given) && meant.state !== 'invalid') return;
    setGiven(meant);
    onValue(meant);
  };
  const need = async (next: TypedPhone) => {
    const loaded = await loadPhones(next).catch(() => null);
    if (!loaded) return null;
    tellPlans(run, loaded);
    setLibrary(loaded);
    return loaded;
  };
  const type = (next: TypedPhone) => {
    setTyped(next);
    give(next, library);
    // A numbering plan that loads late may change the result, if nothing was typed meanwhile.
    tellJudging(
      run,
      need(next).then((loaded) => loaded && latest.current === next && give(next, loaded)),
    );
  };
  const leave = () => {
    onLeave?.();
    if (typed.text.trim() === '') return;
    void need(typed).then((loaded) => {
      if (!loaded || latest.current !== typed) return;
      setTyped(tidyPhone(typed, loaded));
      give(typed, loaded);
      onLeave?.();
    });
  };
  const known = value.e164;
  useEffect(() => {
    if (known === null) return;
    let wanted = true;
    void loadPhones({ text: known, country: '' }).then(
      (loaded) => {
        if (!wanted) return;
        tellPlans(run, loaded);
        setLibrary(loaded);
        // A number from elsewhere is written as its country does.
        setTyped((now) => (now.text === known ? tidyPhone(now, loaded) : now));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [known, run]);

  return (
    <PhoneInput
      {...input}
      lang={lang}
      readOnly={run.mode === 'readonly'}
      value={typed}
      onValue={type}
      onUse={() => void need(typed)}
      onBlur={leave}
    />
  );
}

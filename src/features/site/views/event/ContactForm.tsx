import { type FormEvent, useRef, useState } from 'react';
import { mailLink } from '../../../../core/site';
import { isEmail } from '../../../../core/text';
import type { ContentTexts } from '../../content/contentTexts';
import { Button } from '../../../../ui/Button';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useSite } from '../../siteContext';

interface ContactFormProps {
  readonly event: string;
  readonly to: string;
  readonly texts: ContentTexts['contact'];
}

const FIELDS = ['firstName', 'lastName', 'email', 'message'] as const;
type Field = (typeof FIELDS)[number];

/** Writes a mail for the visitor, whose own mail program sends it: we are told nothing (EVT-10). */
export function ContactForm({ event, to, texts }: ContactFormProps) {
  const { navigate } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Record<Field, string>>({ firstName: '', lastName: '', email: '', message: '' });
  const [isTried, setTried] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const errorOf = (field: Field) => {
    const value = values[field].trim();
    if (!value) return texts.required;
    return field === 'email' && !isEmail(value) ? texts.emailInvalid : undefined;
  };
  const send = (submit: FormEvent) => {
    submit.preventDefault();
    setTried(true);
    const wrong = FIELDS.find(errorOf);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const { firstName, lastName, email, message } = values;
    setOpened(true);
    navigate(
      mailLink(
        to,
        texts.subject(event),
        `${message.trim()}\n\n${firstName.trim()} ${lastName.trim()}\n${email.trim()}`,
      ),
    );
  };
  const field = (name: Field) => ({
    name,
    label: texts[name],
    value: values[name],
    required: true,
    error: isTried ? errorOf(name) : undefined,
    onValue: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <form ref={form} className="contact-form with-scripts" noValidate onSubmit={send}>
      <div className="contact-names">
        <TextInput {...field('firstName')} autoComplete="given-name" />
        <TextInput {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextInput {...field('email')} type="email" inputMode="email" autoComplete="email" dir="ltr" />
      <TextArea {...field('message')} rows={5} />
      <div className="contact-send">
        <Button type="submit">{texts.send}</Button>
        <p className="muted" role="status">
          {isOpened ? texts.opened(to) : texts.hint}
        </p>
      </div>
    </form>
  );
}

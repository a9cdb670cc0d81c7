import type { Ref } from 'react';
import { languages, type Language } from '../../contract/terms/languages';
import type { DeskTexts } from '../../i18n/desk';
import { languageNames } from '../../i18n/languageNames';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';

interface FieldProps {
  readonly texts: DeskTexts;
  readonly value: string;
  onValue(value: string): void;
}

/** An address, as browsers and password managers know it. */
export const EmailField = ({
  texts,
  ...field
}: FieldProps & { readonly autoComplete?: string; readonly label?: string }) => (
  <TextInput
    label={texts.fields.email}
    type="email"
    autoComplete="username"
    inputMode="email"
    spellCheck={false}
    autoCapitalize="none"
    maxLength={254}
    dir="ltr"
    required
    {...field}
  />
);

/** The first field of a dialog: without it the dialog, once shown, focuses its close button, whatever React focused before. */
export const focusedByDialog = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

export const PasswordField = ({ texts, ...field }: FieldProps & { readonly ref?: Ref<HTMLInputElement> }) => (
  <TextInput
    label={texts.fields.password}
    type="password"
    autoComplete="current-password"
    maxLength={1000}
    dir="ltr"
    required
    {...field}
  />
);

/** A password that is chosen now (USER-04). */
export const NewPasswordField = ({ texts, ...field }: FieldProps) => (
  <TextInput
    label={texts.fields.newPassword}
    hint={texts.fields.newPasswordHint}
    type="password"
    autoComplete="new-password"
    minLength={12}
    maxLength={128}
    dir="ltr"
    required
    {...field}
  />
);

/** The code of an authenticator, or one that stands in for it (USER-06). */
export const CodeField = ({ texts, ...field }: FieldProps) => (
  <TextInput
    label={texts.fields.code}
    hint={texts.fields.codeHint}
    autoComplete="one-time-code"
    maxLength={40}
    dir="ltr"
    autoFocus
    required
    {...field}
  />
);

export const NameField = ({ texts, ...field }: FieldProps) => (
  <TextInput label={texts.fields.name} autoComplete="name" maxLength={80} dir="auto" required {...field} />
);

interface LanguageFieldProps {
  readonly texts: DeskTexts;
  readonly value: Language;
  onValue(value: Language): void;
}

export const LanguageField = ({ texts, ...field }: LanguageFieldProps) => (
  <Select
    label={texts.fields.lang}
    options={languages.map((value) => ({ value, label: languageNames[value] }))}
    {...field}
  />
);

/** Tells password managers whose the password is. */
export const KnownUser = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
);

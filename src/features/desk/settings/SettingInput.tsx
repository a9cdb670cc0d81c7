import type { OwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { timeZoneOf } from '../../../core/organisation';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Select } from '../../../ui/fields/Select';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { Choice } from '../editing/Choice';
import { PictureField } from '../pictures/PictureField';
import type { EditValue } from '../editing/useEdits';
import { countryChoices, currencyChoices, languageChoices, zoneChoices } from './choices';
import { ColourField } from './ColourField';
import { CurrencyList } from './CurrencyList';
import { LanguageList } from './LanguageList';
import { ReceiptIssuers } from './ReceiptIssuers';
import type { SettingField } from './settingFields';
import { useSettingsTexts } from './settingsTexts';
import type { ReceiptIssuer } from './settingValues';

interface SettingInputProps {
  readonly field: SettingField;
  readonly settings: OwnOrganisation;
  readonly value: EditValue;
  readonly error: string | undefined;
  onValue(value: EditValue): void;
}

/** The field of a setting, as its kind asks for. */
export function SettingInput({ field, settings, value, error, onValue }: SettingInputProps) {
  const { lang } = useDesk();
  const words = useSettingsTexts();
  const { path, kind, max: maxLength, required, autoComplete = 'off' } = field;
  const label = words.fields[path];
  const hint = (words.hints as Readonly<Record<string, string>>)[path];
  const text = String(value);
  const about = { label, hint, error, announce: true } as const;
  const line = { ...about, value: text, maxLength, required, autoComplete, onValue };
  switch (kind) {
    case 'text':
      return <TextInput {...line} dir="auto" />;
    case 'email':
      return <TextInput {...line} type="email" inputMode="email" spellCheck={false} autoCapitalize="none" dir="ltr" />;
    case 'tel':
      return <TextInput {...line} type="tel" inputMode="tel" dir="ltr" />;
    case 'url':
      return <TextInput {...line} inputMode="url" spellCheck={false} autoCapitalize="none" dir="ltr" />;
    case 'colour':
      return <ColourField {...about} value={text} pick={words.pickColour(label)} onValue={onValue} />;
    case 'picture':
      return <PictureField {...about} value={text} organisation={settings.id} onValue={onValue} />;
    case 'amount':
      return <AmountInput {...about} value={text} currency={settings.devise} lang={lang} onValue={onValue} />;
    case 'mails':
      return <TextArea {...about} value={text} rows={3} dir="ltr" spellCheck={false} onValue={onValue} />;
    case 'language':
      return <Select {...about} value={text} options={languageChoices} onValue={onValue} />;
    case 'languages':
      return (
        <LanguageList
          {...{ label, hint }}
          own={settings.language}
          value={value as readonly string[]}
          onValue={onValue}
        />
      );
    case 'zone': {
      const none = {
        value: '',
        label: words.zoneDefault(timeZoneOf({ israel: settings.israel }).replaceAll('_', ' ')),
      };
      return <Select {...about} value={text} options={[none, ...zoneChoices()]} onValue={onValue} />;
    }
    case 'country':
      return <Select {...about} value={text} options={countryChoices(lang)} autoComplete="country" onValue={onValue} />;
    case 'currency':
      return <Select {...about} value={text} options={currencyChoices(lang)} onValue={onValue} />;
    case 'currencies':
      return <CurrencyList {...{ label, hint }} value={value as readonly string[]} onValue={onValue} />;
    case 'mode':
      return <Choice label={label} texts={words.modes} notes={words.modeNotes} value={text} onValue={onValue} />;
    case 'when':
      return <Choice label={label} texts={words.whens} notes={words.whenNotes} value={text} onValue={onValue} />;
    case 'receipts':
      return (
        <ReceiptIssuers
          {...{ label, hint }}
          own={settings.devise}
          issues={settings.delivreRecus === true}
          value={value as readonly ReceiptIssuer[]}
          onValue={onValue}
        />
      );
  }
}

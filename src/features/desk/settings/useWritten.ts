import type { OwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { useDesk } from '../deskContext';
import { countryChoices, currencyChoices, languageChoices } from './choices';
import type { SettingField } from './settingFields';
import { useSettingsTexts } from './settingsTexts';
import { readSetting, type ReceiptIssuer } from './settingValues';

/** A setting's value in words. */
export function useWritten(settings: OwnOrganisation): (field: SettingField) => string {
  const { lang } = useDesk();
  const words = useSettingsTexts();
  return ({ path, kind }) => {
    const value = readSetting(settings, path, lang);
    const named = (options: readonly { value: string; label: string }[]) =>
      [value]
        .flat()
        .map((one) => options.find((option) => option.value === one)?.label ?? String(one))
        .join(', ');
    if (kind === 'language' || kind === 'languages') return named(languageChoices);
    if (kind === 'currency' || kind === 'currencies') return named(currencyChoices(lang));
    if (kind === 'country') return named(countryChoices(lang));
    if (kind === 'mode') return words.modes[value as 'test'];
    if (kind === 'when') return words.whens[value as 'each'];
    if (kind === 'receipts') return (value as readonly ReceiptIssuer[]).map(({ id }) => id).join(', ');
    return String(value);
  };
}

import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { editedDefinition, type EditedProperty, SETTING_GROUPS, settingsOf } from '../../../../core/form/editing';
import { useStyles } from '../../../../ui/useStyles';
import type { EditorProps } from '../editorProps';
import { PropertyEditor } from '../PropertyEditor';
import { useBuilder, useBuilderState } from '../../run/builder';
import { AddressEditor } from './AddressEditor';
import { MailAddressesEditor } from './MailAddressesEditor';
import { MomentEditor } from './MomentEditor';
import { ProductsEditor } from './ProductsEditor';
import { RecordsChosen } from './RecordsChosen';
import { SettingGroup } from './SettingGroup';
import settingsCss from './settings.css';
import { useSettingsTexts } from '../../run/settingsTexts';
import { StockEditor } from './StockEditor';
import { WordingEditor } from './WordingEditor';

type Editor = ComponentType<EditorProps>;
const byFormat: Partial<Record<EditedProperty['format'], Editor>> = {
  moment: MomentEditor,
  address: AddressEditor,
  mailAddresses: MailAddressesEditor,
  wording: WordingEditor,
  longWording: WordingEditor,
};
const byName: Readonly<Record<string, Editor>> = {
  products: ProductsEditor,
  calendars: RecordsChosen,
  blocks: RecordsChosen,
};

interface FormSettingsProps {
  readonly settings: Readonly<Record<string, unknown>>;
  /** They are there: what was aimed at can be focused. */
  onShown(): void;
}

/** The settings of a form, in groups that fold (BUILD-72). */
export function FormSettings({ settings, onShown }: FormSettingsProps) {
  const builder = useBuilder();
  const texts = useSettingsTexts();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, settingsCss);
  useEffect(onShown, [onShown]);
  const form = useBuilderState(({ history }) => history.present);
  const definition = useMemo(() => editedDefinition(form), [form]);
  const names: Readonly<Record<string, string>> = texts.names;
  const help: Readonly<Record<string, string>> = texts.help;
  return (
    <div ref={place} className="settings-groups">
      {SETTING_GROUPS.map((group) => {
        const applying = settingsOf(group).filter(({ when }) => when?.(settings, definition) ?? true);
        return (
          <SettingGroup key={group} name={group} title={texts.groups[group]}>
            {applying.map((property) => (
              <PropertyEditor
                key={property.name}
                property={property}
                label={names[property.name]}
                hint={help[property.name]}
                value={settings[property.name]}
                set={(value) => builder.setSetting(property.name, value)}
                owner=""
                editor={byName[property.name] ?? byFormat[property.format]}
              />
            ))}
            {group === 'products' &&
              (definition.type === 'COMPLEX' ? (
                <StockEditor products={definition.products} />
              ) : (
                <p className="muted">{texts.productsNeedComplex}</p>
              ))}
            {group === 'payment' && definition.withPaiement && definition.type !== 'COMPLEX' && (
              <p className="settings-warning">{texts.paymentNeedsComplex}</p>
            )}
          </SettingGroup>
        );
      })}
    </div>
  );
}

import type { commonProps, fieldProps, personProps } from '../../schema/commonProps';
import type { PropertyEditor } from './kindEditor';

type Editors<P> = { readonly [K in keyof P]: PropertyEditor };
type Props = Readonly<Record<string, unknown>>;

export const basicText: PropertyEditor = { format: 'text', group: 'basic', isTranslatable: true };
export const basicFlag: PropertyEditor = { format: 'flag', group: 'basic' };
const length: PropertyEditor = { format: 'length', group: 'layout' };
const colour: PropertyEditor = { format: 'colour', group: 'look' };
const hasPicture = ({ backgroundImage }: Props) => Boolean(backgroundImage);
const shade: PropertyEditor = { format: 'number', group: 'look', unit: '%', when: hasPicture };

/** Editors of every block (BLOCK-01). */
export const commonEditors: Editors<typeof commonProps> = {
  color: colour,
  labelColor: colour,
  backgroundColor: colour,
  backgroundImage: { format: 'picture', group: 'look' },
  backgroundSize: { format: 'text', group: 'look', usual: ['cover', 'contain', 'auto'], when: hasPicture },
  backgroundPosition: { format: 'text', group: 'look', usual: ['center', 'top', 'bottom'], when: hasPicture },
  darken: shade,
  lighten: shade,
  borderRadius: { format: 'length', group: 'look' },
  align: { format: 'choice', group: 'layout' },
  padding: length,
  width: length,
  height: length,
  minWidth: length,
  maxWidth: length,
  minHeight: length,
  maxHeight: length,
  overflow: { format: 'text', group: 'layout', usual: ['visible', 'hidden', 'auto', 'scroll'] },
  hidden: { format: 'flag', group: 'advanced' },
  css: { format: 'css', group: 'advanced' },
};

export const labelEditors = { label: basicText, tooltip: basicText };

/** Editors of every field (ENT-10). */
export const askedEditors = {
  ...labelEditors,
  placeholder: basicText,
  required: { format: 'flag', group: 'basic', when: (_props: Props, form: { manual: boolean }) => !form.manual },
  ...commonEditors,
} satisfies Readonly<Record<string, PropertyEditor>>;

/** The same, with a key of the author's. */
export const fieldEditors: Editors<typeof fieldProps> = {
  ...askedEditors,
  fieldKey: { format: 'key', group: 'advanced' },
};

export const personEditors: Editors<typeof personProps> = {
  fixedGenre: { format: 'choice', group: 'basic' },
  reduced: { format: 'flag', group: 'layout' },
  labels: { format: 'partLabels', group: 'advanced', isTranslatable: true },
};

export const defaultEditor: PropertyEditor = { format: 'default', group: 'basic' };
export const fontSizeEditor: PropertyEditor = { format: 'length', group: 'look' };

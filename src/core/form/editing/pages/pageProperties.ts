import type { EditedProperty } from '../panel/propertiesOf';

const property = (
  name: string,
  format: EditedProperty['format'],
  group: EditedProperty['group'] = 'basic',
): EditedProperty => ({ name, format, group, choices: [], items: [] });

/** Settings of a page (ENT-20), in the order of the panel. */
export const pageProperties: readonly EditedProperty[] = [
  property('title', 'text'),
  property('path', 'text'),
  property('description', 'longText'),
  property('metaTitle', 'text', 'advanced'),
  property('metaDescription', 'longText', 'advanced'),
  property('metaImage', 'picture', 'advanced'),
];

/** Settings of a custom section. */
export const sectionProperties: readonly EditedProperty[] = [property('label', 'text')];

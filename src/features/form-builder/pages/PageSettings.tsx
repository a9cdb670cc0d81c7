import { useEffect } from 'react';
import { pageProperties, sectionProperties } from '../../../core/form/editing';
import type { FormPageTexts } from '../../../i18n/formPages';
import { lazyView } from '../../../loading/lazyView';
import { useBuilder, useBuilderState } from '../run/builder';
import type { PageName, Subject } from '../subject/subject';

const loadPanel = () => import('../panel/panel.lazy');
const PropertyEditor = lazyView(async () => (await loadPanel()).PropertyEditor);

const properties = { page: pageProperties, section: sectionProperties, mainPage: [] };

/** Settings of a page beside its blocks: title, address, and texts for search engines. */
export function settingsOfPages(
  kind: PageName['kind'],
  { names, help }: Pick<FormPageTexts, 'names' | 'help'>,
): Subject['Settings'] {
  const hints: Readonly<Record<string, string>> = help;
  return function PageSettings({ onShown }) {
    const builder = useBuilder();
    const values = useBuilderState(({ history }) => history.present.settings);
    useEffect(onShown, [onShown]);
    return properties[kind].map((property) => (
      <PropertyEditor
        key={property.name}
        property={property}
        label={names[property.name as keyof typeof names]}
        hint={hints[property.name]}
        value={values[property.name]}
        set={(value) => builder.setSetting(property.name, value)}
        owner=""
      />
    ));
  };
}

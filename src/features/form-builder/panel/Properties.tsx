import { useMemo } from 'react';
import { editedDefinition, type EditedProperty } from '../../../core/form/editing';
import { useBuilderState } from '../run/builder';
import { useBlockTexts } from '../run/useEditorTexts';
import { PropertyEditor } from './PropertyEditor';

interface PropertiesProps {
  readonly title: string;
  readonly properties: readonly EditedProperty[];
  readonly values: Readonly<Record<string, unknown>>;
  /** Undefined restores the default. */
  set(name: string, value: unknown): boolean;
  /** The kind of the block; '' is the form. */
  readonly owner: string;
  /** Names of those that the selected blocks do not have alike. */
  readonly mixed?: ReadonlySet<string>;
}

const folded = ['look', 'layout', 'advanced'] as const;

/** The properties of a block or form that currently apply, in groups. */
export function Properties({ title, properties, values, set, owner, mixed }: PropertiesProps) {
  const words = useBlockTexts();
  const form = useBuilderState(({ history }) => history.present);
  const settings = useMemo(() => editedDefinition(form), [form]);
  const applying = properties.filter(({ when }) => when?.(values, settings) ?? true);
  const editors = (group: EditedProperty['group']) =>
    applying
      .filter((property) => property.group === group)
      .map((property) => (
        <PropertyEditor
          key={property.name}
          property={property}
          value={values[property.name]}
          set={(value) => set(property.name, value)}
          owner={owner}
          isMixed={mixed?.has(property.name)}
        />
      ));
  return (
    <>
      <h3 className="panel-title">{title}</h3>
      {editors('basic')}
      {folded.map((group) => {
        const list = editors(group);
        return (
          list.length > 0 && (
            <details key={group} className="panel-group">
              <summary>{words.groups[group]}</summary>
              <div className="panel-fields">{list}</div>
            </details>
          )
        );
      })}
    </>
  );
}

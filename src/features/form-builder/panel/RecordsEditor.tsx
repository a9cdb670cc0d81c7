import type { ComponentType } from 'react';
import { Button } from '../../../ui/Button';
import { withEntry } from '../../../core/form/editing';
import { Icon } from '../../../ui/Icon';
import { removeIcon } from '../icons';
import { useEditorTexts } from '../run/useEditorTexts';
import { type EditorProps, orDefault } from './editorProps';

interface RecordsEditorProps extends EditorProps {
  /** Editor of one property of an item. */
  readonly Inner: ComponentType<Omit<EditorProps, 'label'>>;
}

type Item = Readonly<Record<string, unknown>>;

/** A list of records: accordion questions, carousel pictures, products. */
export function RecordsEditor({ property, label, value, set, Inner }: RecordsEditorProps) {
  const texts = useEditorTexts();
  const items = Array.isArray(value) ? (value as Item[]) : [];
  const write = (next: readonly Item[]) => set(orDefault(next));
  const change = (at: number, name: string, given: unknown) => {
    return write(items.map((item, index) => (index === at ? withEntry(item, name, given) : item)));
  };
  return (
    <fieldset className="panel-records">
      <legend className="label">{label}</legend>
      {items.map((item, index) => (
        <details key={index} className="panel-record" open={index === items.length - 1}>
          <summary>{titleOf(item) || texts.item(index + 1)}</summary>
          <div className="panel-fields">
            {property.items.map((inner) => (
              <Inner
                key={inner.name}
                property={inner}
                value={item[inner.name]}
                set={(given) => change(index, inner.name, given)}
                owner={property.name}
              />
            ))}
            <Button variant="quiet" onClick={() => write(items.filter((_, at) => at !== index))}>
              <Icon path={removeIcon} /> {texts.removeItem(index + 1)}
            </Button>
          </div>
        </details>
      ))}
      <Button variant="secondary" onClick={() => write([...items, property.newItem?.(items) ?? {}])}>
        {texts.add}
      </Button>
    </fieldset>
  );
}

const titleOf = (item: Item) =>
  [item['label'], item['title'], item['id']].find((one) => typeof one === 'string' && one) as string;

import { useId, useState } from 'react';
import { formatMoney, toMinor } from '../../../../core/money';
import { usesOf, withEntry } from '../../../../core/form/editing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { downIcon, removeIcon, upIcon } from '../../icons';
import { type EditorProps, orDefault, textOf } from '../editorProps';
import { PropertyEditor } from '../PropertyEditor';
import { useBuilderState } from '../../run/builder';
import { useEditorTexts } from '../../run/useEditorTexts';
import { ToolButton } from '../../ToolButton';
import { MoneyEditor } from './MoneyEditor';
import { useSettingsTexts } from '../../run/settingsTexts';

type Item = Readonly<Record<string, unknown>>;
const nameOf = (item: Item) => textOf(item['label']) || textOf(item['title']) || textOf(item['id']);

/** The products of a form, a card each (BUILD-73): in their order, with price and the way they are chosen. */
export function ProductsEditor({ property, label, value, set }: EditorProps) {
  const texts = useEditorTexts();
  const said = useSettingsTexts();
  const items = Array.isArray(value) ? (value as Item[]) : [];
  const [openId, setOpenId] = useState<unknown>(null);
  const write = (next: readonly Item[]) => set(orDefault(next));
  const swap = (at: number, other: number) => {
    const [one, two] = [items[at], items[other]];
    if (one && two) write(items.map((item, index) => (index === at ? two : index === other ? one : item)));
  };
  const add = () => {
    const made = property.newItem?.(items) ?? {};
    setOpenId(made['id']);
    const label = said.newProduct(textOf(made['id']).replace(/\D/g, ''));
    return write([...items, { ...made, label }]);
  };
  return (
    <fieldset className="panel-records">
      <legend className="label">{label}</legend>
      {items.length === 0 && <p className="muted">{said.noProducts}</p>}
      {items.map((item, index) => (
        <ProductCard
          key={textOf(item['id']) || index}
          item={item}
          property={property}
          startsOpen={item['id'] === openId}
          isFirst={index === 0}
          isLast={index === items.length - 1}
          move={(step) => swap(index, index + step)}
          change={(next) => write(items.map((one, at) => (at === index ? next : one)))}
          remove={() => write(items.filter((_, at) => at !== index))}
        />
      ))}
      <Button variant="secondary" onClick={add}>
        {texts.add}
      </Button>
    </fieldset>
  );
}

interface ProductCardProps extends Pick<EditorProps, 'property'> {
  readonly item: Item;
  readonly startsOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  move(step: 1 | -1): void;
  change(item: Item): boolean;
  remove(): void;
}

function ProductCard({ item, property, startsOpen, isFirst, isLast, move, change, remove }: ProductCardProps) {
  const { lang, organisation } = useElement();
  const texts = useEditorTexts();
  const said = useSettingsTexts();
  const currency = organisation.devise.toLowerCase();
  const [isOpen] = useState(startsOpen);
  const price = typeof item['montant'] === 'number' ? item['montant'] : 0;
  const put = (name: string, given: unknown) => change(withEntry(item, name, given));
  return (
    <div className="panel-record settings-product">
      <div className="settings-tools">
        <ToolButton label={texts.moveUp} icon={upIcon} disabled={isFirst} press={() => !isFirst && move(-1)} />
        <ToolButton label={texts.moveDown} icon={downIcon} disabled={isLast} press={() => !isLast && move(1)} />
      </div>
      <details open={isOpen}>
        <summary>
          <span dir="auto">{nameOf(item)}</span>
          <span className="muted">{formatMoney(toMinor(price, currency), currency, lang)}</span>
        </summary>
        <div className="panel-fields">
          {property.items.map((inner) => (
            <PropertyEditor
              key={inner.name}
              property={inner}
              label={(said.names as Readonly<Record<string, string>>)[`product.${inner.name}`]}
              hint={(said.help as Readonly<Record<string, string>>)[`product.${inner.name}`]}
              value={item[inner.name]}
              set={(given) => put(inner.name, given)}
              owner="products"
              editor={inner.format === 'money' ? MoneyEditor : undefined}
            />
          ))}
          <Rendering item={item} put={put} />
          <Removal item={item} remove={remove} />
        </div>
      </details>
    </div>
  );
}

const RENDERINGS = ['DEFAULT', 'SELECT', 'CHECKBOX'] as const;
const wordings = {
  DEFAULT: [],
  SELECT: ['selectPrefix', 'selectProductName', 'selectProductNameMulti'],
  CHECKBOX: ['checkboxLabel'],
} as const;

/** Ways to choose a product (FORM-16, FORM-17, FORM-18), with their texts. */
function Rendering({ item, put }: { readonly item: Item; put(name: string, given: unknown): boolean }) {
  const said = useSettingsTexts();
  const given = (typeof item['renderOptions'] === 'object' && item['renderOptions']) || {};
  const options = given as Item;
  const type = RENDERINGS.find((one) => one === options['type']) ?? 'DEFAULT';
  const write = (name: string, text: string) => put('renderOptions', { ...options, [name]: text });
  return (
    <>
      <Select
        label={said.renderType}
        value={type}
        options={RENDERINGS.map((value) => ({ value, label: said.renderTypes[value] }))}
        onValue={(next) => write('type', next)}
      />
      {wordings[type].map((name) => (
        <TextInput
          key={name}
          label={said.names[name]}
          value={textOf(options[name])}
          dir="auto"
          onValue={(text) => write(name, text)}
        />
      ))}
    </>
  );
}

/** Removing a product that blocks name asks once more (BUILD-23). */
function Removal({ item, remove }: { readonly item: Item; remove(): void }) {
  const texts = useEditorTexts();
  const said = useSettingsTexts();
  const id = useId();
  const form = useBuilderState(({ history }) => history.present);
  const [isAsked, setAsked] = useState(false);
  const countUses = () => usesOf(form, { target: 'product', id: textOf(item['id']) }).length;
  const uses = isAsked ? countUses() : 0;
  const press = () => {
    if (!isAsked && countUses() > 0) setAsked(true);
    else remove();
  };
  return (
    <>
      {uses > 0 && (
        <p className="settings-warning" id={id} role="status">
          {said.productUsed(uses)}
        </p>
      )}
      <Button variant="quiet" onClick={press} aria-describedby={uses > 0 ? id : undefined}>
        <Icon path={removeIcon} /> {uses > 0 ? texts.removeAnyway : `${texts.remove} ${nameOf(item)}`}
      </Button>
    </>
  );
}

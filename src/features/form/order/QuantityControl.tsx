import { choiceText, type Product, quantityChoices } from '../../../core/form';
import type { FormOrderTexts } from '../../../i18n/formOrder';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Icon } from '../../../ui/Icon';
import { Select } from '../../../ui/fields/Select';
import { useForm } from '../run/formRun';
import { minusIcon, plusIcon } from './icons';

interface QuantityControlProps {
  readonly product: Product;
  readonly name: string;
  readonly quantity: number;
  /** How many can still be added. */
  readonly available: number;
  readonly texts: FormOrderTexts;
  onQuantity(quantity: number): void;
}

/** Quantity of a product: a counter, a dropdown or a checkbox, as its author chose (FORM-16 to FORM-18). */
export function QuantityControl(props: QuantityControlProps) {
  switch (props.product.renderOptions.type) {
    case 'SELECT':
      return <Choice {...props} />;
    case 'CHECKBOX':
      return <Tick {...props} />;
    case 'DEFAULT':
      return <Counter {...props} />;
  }
}

function Counter({ name, quantity, available, texts, onQuantity }: QuantityControlProps) {
  const readOnly = useForm().mode === 'readonly';
  // A focused button keeps the focus when it reaches its limit.
  const button = (label: string, icon: string, next: number, possible: boolean) => (
    <button
      type="button"
      className="counter-button"
      part="button"
      aria-label={label}
      disabled={readOnly}
      aria-disabled={!possible || undefined}
      onClick={() => possible && onQuantity(next)}
    >
      <Icon path={icon} />
    </button>
  );
  return (
    <div className="counter">
      {button(texts.remove(name), minusIcon, quantity - 1, quantity > 0)}
      <output className="counter-value" aria-label={texts.quantity(name)}>
        {quantity}
      </output>
      {button(texts.add(name), plusIcon, quantity + 1, available > 0)}
    </div>
  );
}

function Choice({ product, name, quantity, available, texts, onQuantity }: QuantityControlProps) {
  const run = useForm();
  const choices = quantityChoices(available, quantity);
  return (
    <Select
      label={texts.quantity(name)}
      hideLabel
      disabled={run.mode === 'readonly' || choices.length === 0}
      options={[
        { value: '0', label: run.texts.noChoice },
        ...choices.map((choice) => ({ value: String(choice), label: choiceText(product.renderOptions, choice) })),
      ]}
      value={String(quantity)}
      onValue={(chosen) => onQuantity(Number(chosen))}
    />
  );
}

function Tick({ product, name, quantity, available, onQuantity }: QuantityControlProps) {
  const readOnly = useForm().mode === 'readonly';
  return (
    <Checkbox
      label={product.renderOptions.checkboxLabel || name}
      disabled={readOnly || (quantity === 0 && available === 0)}
      checked={quantity > 0}
      onValue={(ticked) => onQuantity(ticked ? 1 : 0)}
    />
  );
}

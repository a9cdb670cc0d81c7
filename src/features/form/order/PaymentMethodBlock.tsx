import { propsOf } from '../../../core/form';
import { ONLINE, type paymentMethod, paymentMethods } from '../../../core/form/blocks/order/paymentMethod';
import { labelsProp } from '../../../core/form/schema/commonProps';
import { Select } from '../../../ui/fields/Select';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';
import type { OrderBlockProps } from './OrderBlockProps';

/** Choice of the way to pay: online, or one of the organisation's own (FORM-22). */
export function PaymentMethodBlock({ block, suffix, texts }: OrderBlockProps) {
  const { label, tooltip } = propsOf<typeof paymentMethod>(block);
  const run = useForm();
  const [field] = block.fields;
  const key = (field?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const required = field?.required === true;
  const methodLabels = labelsProp.read(run.definition.document.methodLabels);
  const ways = paymentMethods(run.definition).map((way) => ({
    value: way,
    label: way === ONLINE ? texts.payOnline : (methodLabels[way] ?? way),
  }));
  return (
    <FieldBox name={key}>
      <Select
        label={<FieldName text={label || texts.paymentMethod} required={required} />}
        hint={tooltip}
        error={problemText(run, problems)}
        required={required}
        disabled={run.mode === 'readonly'}
        placeholder={run.texts.choose}
        options={ways}
        value={String(value)}
        onValue={(way) => run.set(key, way)}
      />
    </FieldBox>
  );
}

import { RadioGroup, type RadioGroupProps } from './RadioGroup';

/** A grid of radio cards, two or three a row. Parts: `field`, `label`. */
export function RadioCards<Value extends string>(props: RadioGroupProps<Value>) {
  const count = props.options.length;
  const columns = count === 4 ? 2 : Math.min(count, 3);
  return <RadioGroup {...props} look={{ list: `choices choices-${columns}`, face: 'choice' }} />;
}

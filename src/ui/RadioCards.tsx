import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const look = { list: 'choices', face: 'choice' } as const;

/** A grid of radio cards, two or three a row. Parts: `field`, `label`. */
export function RadioCards<Value extends string>(props: RadioGroupProps<Value>) {
  return <RadioGroup {...props} look={look} />;
}

import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const look = { list: 'segments', face: 'segment' } as const;

/** Two to four alternatives side by side: once or monthly, a person or a company. Parts: `field`, `label`. */
export function SegmentedControl<Value extends string>(props: RadioGroupProps<Value>) {
  return <RadioGroup {...props} look={look} />;
}

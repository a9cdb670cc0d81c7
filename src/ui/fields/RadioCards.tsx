import { RadioGroup, type RadioGroupProps } from './RadioGroup';

interface RadioCardsProps<Value extends string> extends RadioGroupProps<Value> {
  /** Labels need room: two a row on narrow pages. */
  roomy?: boolean;
}

/** A grid of radio cards, two or three a row. Parts: `field`, `label`. */
export function RadioCards<Value extends string>({ roomy, ...props }: RadioCardsProps<Value>) {
  const count = props.options.length;
  const columns = count === 4 ? 2 : Math.min(count, 3);
  return (
    <RadioGroup
      {...props}
      look={{ list: `choices choices-${columns}${roomy ? ' choices-roomy' : ''}`, face: 'choice' }}
    />
  );
}

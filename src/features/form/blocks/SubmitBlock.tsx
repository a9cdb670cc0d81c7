import { propsOf } from '../../../core/form';
import type { submit } from '../../../core/form/blocks/submit';
import type { BlockViewProps } from '../blockView';
import { currentStep } from '../currentStep';
import { SubmitButton } from '../SubmitButton';
import { useFormState } from '../useField';
import { useSteps } from './useSteps';

/** The button that sends, where the author has put it (FORM-30); in a form in steps, once the last one is reached. */
export function SubmitBlock({ block }: BlockViewProps) {
  const { label, position } = propsOf<typeof submit>(block);
  const steps = useSteps();
  const current = currentStep(
    steps,
    useFormState((state) => state.step),
  );
  if (current !== (steps.at(-1) ?? null)) return null;
  return (
    <div className="form-actions" data-position={position ?? undefined}>
      <SubmitButton label={label} />
    </div>
  );
}

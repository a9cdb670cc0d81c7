import { propsOf } from '../../../core/form';
import type { submit } from '../../../core/form/blocks/submit';
import type { BlockViewProps } from '../run/blockView';
import { currentStep } from '../run/currentStep';
import { SubmitButton } from '../sending/SubmitButton';
import { useFormState } from '../run/useField';
import { useSteps } from '../steps/useSteps';

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

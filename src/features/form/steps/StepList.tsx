interface StepListProps {
  readonly label: string;
  readonly steps: readonly { readonly step: number; readonly title: string }[];
  readonly current: number | null;
  /** Goes to a step, where steps can be pressed. */
  readonly onStep: ((step: number) => void) | null;
}

/** The visible steps with their numbers: which are behind, which is current, which are to come. */
export function StepList({ label, steps, current, onStep }: StepListProps) {
  return (
    <ol className="steps-list" aria-label={label}>
      {steps.map(({ step, title }, position) => {
        const face = (
          <>
            <span className="steps-number">{position + 1}</span>
            {title && <bdi className="steps-name">{title}</bdi>}
          </>
        );
        const isCurrent = step === current ? ('step' as const) : undefined;
        return (
          <li key={step} className="steps-item" data-done={(current !== null && step < current) || undefined}>
            {onStep ? (
              <button type="button" className="steps-face" aria-current={isCurrent} onClick={() => onStep(step)}>
                {face}
              </button>
            ) : (
              <span className="steps-face" aria-current={isCurrent}>
                {face}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

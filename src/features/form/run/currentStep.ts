/**
 * The step that is shown: the one wanted, else the nearest visible one (ENG-40); null where there are no steps.
 * @param visible numbers of the visible steps, from 0.
 */
export const currentStep = (visible: readonly number[], wanted: number): number | null =>
  visible.find((step) => step >= wanted) ?? visible.at(-1) ?? null;

import { PageCheckForm } from './check/PageCheckForm';
import { Composer } from './composer/Composer';
import type { StepProps } from './stepProps';

/** The code to paste into a page, and a check of the page it was pasted into (DESK-21, DESK-22). */
export const PageStep = (props: StepProps) => (
  <>
    <Composer {...props} />
    <PageCheckForm {...props} />
  </>
);

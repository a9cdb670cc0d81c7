import { PageCheckForm } from './check/PageCheckForm';
import { Composer } from './composer/Composer';
import type { StepProps } from './stepProps';

/** What to paste into a page, and a look at the page where it was pasted (DESK-21, DESK-22). */
export const PageStep = (props: StepProps) => (
  <>
    <Composer {...props} />
    <PageCheckForm {...props} />
  </>
);

import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { EDIT, NEW, STOCK } from './formPaths';
import { FormsPage } from './FormsPage';

const BuilderPage = lazyView(async () => (await import('./BuilderPage')).BuilderPage);
const FormPage = lazyView(async () => (await import('./FormPage')).FormPage);
const StockPage = lazyView(async () => (await import('../stock/StockPage')).StockPage);
const SubmissionPage = lazyView(async () => (await import('./SubmissionPage')).SubmissionPage);

/** All forms of an organisation; one with its submissions, or one of those; the builder (DESK-30 to DESK-34); the stock of all (DESK-120). */
export function FormsSection({ organisation, record, part }: SectionProps) {
  if (record === undefined) return <FormsPage organisation={organisation} />;
  if (record === STOCK) return <StockPage organisation={organisation} />;
  if (record === NEW) return <BuilderPage organisation={organisation} />;
  if (part === EDIT) return <BuilderPage organisation={organisation} formId={record} />;
  if (part !== undefined) return <SubmissionPage organisation={organisation} formId={record} id={part} />;
  return <FormPage organisation={organisation} id={record} />;
}

import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { DebtsPage } from './DebtsPage';

const DebtPage = lazyView(async () => (await import('./DebtPage')).DebtPage);

/** All that is owed to an organisation, or one debt. */
export const DebtsSection = ({ organisation, record }: SectionProps) =>
  record ? <DebtPage organisation={organisation} id={record} /> : <DebtsPage organisation={organisation} />;

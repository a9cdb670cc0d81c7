import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { SubscriptionsPage } from './SubscriptionsPage';

const SubscriptionPage = lazyView(async () => (await import('./SubscriptionPage')).SubscriptionPage);

/** All payments with several charges of an organisation, or one. */
export const SubscriptionsSection = ({ organisation, record }: SectionProps) =>
  record ? (
    <SubscriptionPage organisation={organisation} id={record} />
  ) : (
    <SubscriptionsPage organisation={organisation} />
  );

import type { PageOf } from '../../../../contract/site/pageData';
import { subscriptionGroups } from '../../../../core/site';
import type { SiteServicesTexts } from '../../../../i18n/siteServices';
import { ServiceList } from '../../services/ServiceList';

/** Services paid every month, by category or group (ABO-01). */
export function SubscriptionsView({ page, texts }: { page: PageOf<'ABONNEMENTS'>; texts: SiteServicesTexts }) {
  const groups = subscriptionGroups(page.data, texts.general);
  return <ServiceList title={page.title} groups={groups} empty={texts.noSubscription} texts={texts} />;
}

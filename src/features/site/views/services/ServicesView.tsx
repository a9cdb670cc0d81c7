import type { PageOf } from '../../../../contract/site/pageData';
import { serviceGroups } from '../../../../core/site';
import type { SiteServicesTexts } from '../../../../i18n/siteServices';
import { ServiceList } from '../../services/ServiceList';

/** Services paid for once, by group (SERV-01). */
export function ServicesView({ page, texts }: { page: PageOf<'SERVICES'>; texts: SiteServicesTexts }) {
  return <ServiceList title={page.title} groups={serviceGroups(page.data)} empty={texts.noService} texts={texts} />;
}

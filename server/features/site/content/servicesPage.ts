import type { Deps } from '../../../deps';
import type { Service } from '../../../../src/contract/records/services';
import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { listServices } from '../../services/serviceStore';
import { viewService } from '../../services/serviceView';
import { translated } from '../../translations/translated';
import type { AskedPage, FindPage } from '../pageResolver';

/** SERV-01: what can be paid for once. */
export const servicesPage: FindPage<'SERVICES'> = async (deps, asked) => ({
  title: serverTexts[asked.lang].pageNames.SERVICES,
  path: pagePath('SERVICES'),
  data: await offered(deps, asked, 0),
});

/** ABO-01: what is paid every month. */
export const subscriptionsPage: FindPage<'ABONNEMENTS'> = async (deps, asked) => ({
  title: serverTexts[asked.lang].pageNames.ABONNEMENTS,
  path: pagePath('ABONNEMENTS'),
  data: await offered(deps, asked, 1),
});

async function offered(
  { database: { queries } }: Deps,
  { organisation, lang }: AskedPage,
  recurrent: 0 | 1,
): Promise<Service[]> {
  const { id, devise } = organisation;
  const services = await listServices(queries, id);
  const shown = services
    .map((service) => viewService(service, devise))
    .filter((service) => service.active && service.recurrent === recurrent);
  return translated(queries, organisation, lang, 'service', shown);
}

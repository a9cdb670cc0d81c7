import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { nameTable } from '../../http/nameTable';
import { readAudit, writeAudit } from './readAudit';

export const auditRoutes: FeatureRoutes<Deps> = (mount, { database: { queries } }) => {
  mount(routes.listAudit, ({ organisationId, query }) => readAudit(queries, organisationId, query));
  mount(routes.exportAudit, ({ organisationId, query, response }) => {
    nameTable(response, query, { plain: 'journal', table: 'log' });
    return writeAudit(queries, organisationId, query);
  });
};

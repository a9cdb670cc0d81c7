import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';
import { findReading } from '../organisations/organisationStore';
import { createOwnDebt, readDebt, updateDebt } from './debtService';
import { pageDebts } from './debtStore';
import { viewOwnDebt } from './debtView';
import { importDebts } from './importDebts';

export const debtRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listDebts, async ({ organisationId, query: { open, mode, limit = PAGE, ...page } }) => {
    const isOpen = open === undefined ? undefined : open === 'true';
    const { devise, shown } = await findReading(queries, organisationId, mode);
    const rows = await pageDebts(queries, organisationId, { ...page, open: isOpen, shown, limit: limit + 1 });
    return { ...toPage(rows, limit, (row) => viewOwnDebt(row, devise)), devise };
  });

  mount(routes.getDebt, async ({ organisationId, params }) => ({
    data: await readDebt(queries, organisationId, params.detteId),
  }));

  mount(routes.importDebts, async ({ body, holder }) => ({
    success: true as const,
    data: await importDebts(deps, holder, body),
  }));

  mount(routes.createDebt, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnDebt(deps, holder, body),
  }));

  mount(
    routes.updateDebt,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateDebt(deps, holder, params.detteId, body),
    }),
    async ({ params, organisationId }) => unchanged(await readDebt(queries, organisationId, params.detteId)),
  );
};

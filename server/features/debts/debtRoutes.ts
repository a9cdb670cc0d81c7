import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { nameTable } from '../../http/nameTable';
import { findOrMakeLink } from './debtLink';
import { payByHand, readDebtPayments, takeBack } from './debtPayments';
import { exportDebts, listDebts } from './debtList';
import { createOwnDebt, readDebt, removeDebt, updateDebt } from './debtService';
import { importDebts } from './importDebts';

export const debtRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listDebts, ({ organisationId, query }) => listDebts(deps, organisationId, query));

  mount(routes.exportDebts, ({ organisationId, query, response }) => {
    nameTable(response, query, { plain: 'dettes', table: 'debts' });
    return exportDebts(deps, organisationId, query);
  });

  mount(routes.getDebt, async ({ organisationId, params }) => ({
    data: await readDebt(queries, organisationId, params.detteId),
  }));

  mount(routes.deleteDebt, async ({ params, holder }) => {
    await removeDebt(deps, holder, params.detteId);
    return { success: true as const };
  });

  mount(routes.linkOfDebt, async ({ params, holder }) => ({
    success: true as const,
    data: await findOrMakeLink(deps, holder, params.detteId),
  }));

  mount(routes.listDebtPayments, async ({ organisationId, params }) => ({
    data: await readDebtPayments(deps, organisationId, params.detteId),
  }));

  mount(routes.createDebtPayment, async ({ params, body, holder }) => ({
    success: true as const,
    data: await payByHand(deps, holder, params.detteId, body),
  }));

  mount(routes.cancelDebtPayment, async ({ params, holder }) => ({
    success: true as const,
    data: await takeBack(deps, holder, params),
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

import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { placeIn } from '../../db/listOrder';
import { PAGE, toPage } from '../../page';
import { dayOf } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import { findReading, requireExistingOrganisation } from '../organisations/organisationStore';
import { findOrMakeLink } from './debtLink';
import { payByHand, readDebtPayments, takeBack } from './debtPayments';
import { createOwnDebt, readDebt, removeDebt, updateDebt } from './debtService';
import { debtOrder, pageDebts } from './debtStore';
import { viewOwnDebt } from './debtView';
import { importDebts } from './importDebts';

export const debtRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listDebts, async ({ organisationId, query: { open, overdue, mode, sort, limit = PAGE, ...page } }) => {
    const isOpen = open === undefined ? undefined : open === 'true';
    const { devise, shown } = await findReading(queries, organisationId, mode);
    const dueBefore = overdue && (await todayOf(deps, organisationId));
    const order = debtOrder({ sort, open: isOpen, isOverdue: dueBefore !== undefined });
    const asked = { ...page, open: isOpen, dueBefore, order, shown, limit: limit + 1 };
    const rows = await pageDebts(queries, organisationId, asked);
    return { ...toPage(rows, limit, (row) => viewOwnDebt(row, devise), placeIn(order)), devise };
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

async function todayOf({ database, now }: Deps, organisationId: string): Promise<string> {
  return dayOf(now().getTime(), timeZoneOf(await requireExistingOrganisation(database.queries, organisationId)));
}

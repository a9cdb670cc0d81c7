import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { queueTestMail, readMailState } from './mailCheck';
import { readSenderRecords } from './senderRecords';

export const mailCheckRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.getMailState, async ({ organisationId }) => ({ data: await readMailState(deps, organisationId) }));
  mount(routes.getSenderRecords, async () => ({ data: await readSenderRecords(deps) }));
  mount(routes.sendTestMail, async ({ holder, body }) => {
    await queueTestMail(deps, holder, body.idempotencyKey);
    return { success: true as const, data: await readMailState(deps, holder.organisationId) };
  });
};

import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { endInvitation, invite, removeMember, updateMember } from './memberService';
import { readInvitations, readMembers } from './memberStore';

const success = true as const;

/** People of an organisation and their invitations (USER-01, USER-08). */
export const memberRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  mount(routes.listMembers, async ({ organisationId }) => ({ data: await readMembers(queries, organisationId) }));
  mount(
    routes.updateMember,
    async ({ holder, params, body }) => ({
      success,
      data: await updateMember(deps, holder, params.userId, body),
    }),
    async ({ organisationId, params }) => unchanged((await readMembers(queries, organisationId, params.userId))[0]),
  );
  mount(routes.removeMember, async ({ holder, params }) => {
    await removeMember(deps, holder, params.userId);
    return { success };
  });
  mount(routes.listInvitations, async ({ organisationId }) => ({
    data: await readInvitations(queries, organisationId, deps.now()),
  }));
  mount(routes.createInvitation, async ({ holder, body }) => ({
    success,
    data: (await invite(deps, holder, body)).data,
  }));
  mount(routes.endInvitation, async ({ holder, params }) => {
    await endInvitation(deps, holder, params.invitationId);
    return { success };
  });
};

import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { addToken, endToken, readTokens, replaceToken } from './tokenService';

const success = true as const;

/** Tokens of an organisation (SRV-10), for those of its tokens that may do everything. */
export const tokenRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listTokens, async ({ organisationId }) => ({ data: await readTokens(deps, organisationId) }));
  mount(routes.createToken, async ({ holder, body }) => ({ success, ...(await addToken(deps, holder, body)) }));
  mount(routes.rotateToken, async ({ holder, params, body }) => ({
    success,
    ...(await replaceToken(deps, holder, params.tokenId, body.overlapMinutes)),
  }));
  mount(routes.revokeToken, async ({ holder, params }) => ({
    success,
    data: await endToken(deps, holder, params.tokenId, { keepOne: true }),
  }));
};

import type { Request } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { TooManyAttempts } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { compileForm, type CompiledBlock } from '../../../src/core/form';
import { loadForms } from './definition/loadForms';
import { findOwnedForm, refuseUnknownForm, isOpenNow, type OwnedForm } from './definition/publicForms';
import { networkOf } from '../../guard/networkOf';
import { requirePlace } from '../../http/place';
import { resolveOwner } from '../../http/resolveOwner';
import { receiveUpload, sendUpload } from '../uploads/uploadService';

const MEGABYTE = 1024 * 1024;
/** Hourly limit of one address; each attempt counts as at least a megabyte. */
const HOURLY = { points: 500 * MEGABYTE, duration: 3600 };

interface Tired {
  readonly msBeforeNext: number;
}

export const uploadRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const limiter = new RateLimiterMemory(HOURLY);

  mount(routes.uploadFile, async ({ request, query: { formId, org } }) => {
    await limiter.consume(networkOf(request.ip ?? ''), costOf(request)).catch(({ msBeforeNext }: Tired) => {
      throw new TooManyAttempts('Too many files.', Math.ceil(msBeforeNext / 1000));
    });
    const organisationId = await resolveOwner(deps, requirePlace(request), { org, kind: 'form', id: formId });
    const found = await findOwnedForm(deps, organisationId, formId);
    if (!found || !isOpenNow(deps, found.form, found.organisation) || !(await takesFiles(deps, found)))
      return refuseUnknownForm();
    return receiveUpload(deps, request, { organisationId, formId });
  });

  /** Counted before the file is there: as many as come at once count as much as one after the other. */
  const costOf = ({ headers }: Request) => {
    const { uploadBytes } = deps.config;
    return Math.max(MEGABYTE, Math.min(Number(headers['content-length'] ?? uploadBytes), uploadBytes));
  };

  mount(routes.getUpload, async ({ organisationId, params, response }) => {
    await sendUpload(deps, organisationId, params.doc, response);
    return undefined;
  });
};

/** Whether a form, or one embedded in it, has a field for files: others are no place to leave them. */
async function takesFiles(deps: Pick<Deps, 'database' | 'now'>, owned: OwnedForm): Promise<boolean> {
  const { definition, embedded } = await loadForms(deps.database.queries, deps, owned);
  const hasField = ({ fields, children }: CompiledBlock): boolean =>
    fields.some(({ acceptsFile }) => acceptsFile) || children.some(hasField);
  return compileForm(definition, { currency: owned.organisation.devise, embedded }).blocks.some(hasField);
}

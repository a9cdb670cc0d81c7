import type { CreateLink } from '../../../../src/contract/payments/links';
import { safeReturnUrl, type ReturnHosts } from '../../../../src/core/payment';
import { isEmail } from '../../../../src/core/text';
import { HttpError } from '../../../errors';

/**
 * Rejects links that would be useless to their payer: an end in the past, an address that is not the organisation's
 * (SRV-04), an e-mail address that the payment would not accept. @throws HttpError 400
 */
export function checkLink(given: CreateLink, now: Date, own: ReturnHosts): void {
  const returnUrl = given.linkType === 'PAIEMENT' ? given.config.returnUrl : given.returnUrl;
  const issues = [
    ...(given.expiresAt && new Date(given.expiresAt) <= now ? [{ path: 'expiresAt', message: 'must be to come' }] : []),
    ...(returnUrl && safeReturnUrl(returnUrl, own, '').replaced
      ? [{ path: 'returnUrl', message: 'must be an http(s) address of the organisation' }]
      : []),
    ...(given.payer?.email && !isEmail(given.payer.email)
      ? [{ path: 'payer.email', message: 'must be an e-mail address' }]
      : []),
  ];
  if (issues.length > 0) throw new HttpError(400, 'The body of the request is malformed.', 'malformed', issues);
}

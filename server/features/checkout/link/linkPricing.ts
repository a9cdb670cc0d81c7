import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import { BusinessRefusal, HttpError } from '../../../errors';
import type { LinkRow } from './linkStore';

/**
 * A link follower's request: the link's configuration overlaid with the payer's choices. The subject is always the
 * link's.
 */
export function overlayLink(link: LinkRow, asked: Partial<PaymentConfig>): PaymentConfig {
  const { config } = link;
  const { dettes: _dettes, campagne: shown = config.campagne, ...own } = asked;
  return {
    ...own,
    type: config.type,
    typeId: config.typeId,
    montant: asked.montant ?? config.montant,
    abo: asked.abo ?? config.abo,
    nbMonth: asked.nbMonth ?? config.nbMonth,
    divide: asked.divide ?? config.divide,
    lang: config.lang ?? asked.lang,
    returnUrl: config.returnUrl ?? asked.returnUrl,
    accessId: asked.accessId ?? config.accessId,
    theme: config.theme ?? asked.theme,
    team: config.team ?? asked.team,
    source: config.source ?? asked.source,
    link: link.id,
    // The price is the link's: no products come with it.
    ...(shown && { campagne: { displayName: shown.displayName } }),
    ...(config.dettes && { dettes: config.dettes.map(({ id }) => ({ id, montant: 0 })) }),
  };
}

/** Whether a refusal means that the link's subject is paid or closed, rather than that the request was invalid. */
export function isSubjectGone(error: unknown): boolean {
  if (!(error instanceof BusinessRefusal || error instanceof HttpError)) return false;
  return /^(nothingDue|\w+Closed|\w+Unknown)$/.test(error.code);
}

import type { Organisation } from '../../../contract/organisations';
import type { PaymentConfig } from '../../../contract/payments';

/** What the form needs to know of whoever receives the payment. */
export type Payee = Pick<
  Organisation,
  | 'id'
  | 'name'
  | 'devise'
  | 'language'
  | 'logo'
  | 'country'
  | 'domain'
  | 'BASE_WEB_URL'
  | 'cerfasInfos'
  | 'defaultAssoc'
  | 'delivreRecus'
  | 'config'
  | 'web'
  | 'timeZone'
  | 'mode'
  | 'israel'
>;

/**
 * Who receives the payment: the organisation that the configuration names, which may be another than the page's own.
 * What the configuration does not say of the page's own organisation is taken from the page.
 */
export function payeeOf(config: PaymentConfig, page: Organisation): Payee {
  const named = config.organisation;
  if (!named?.id || named.id === page.id) return { ...page, ...defined(named) };
  const { language, devise } = page;
  return { id: named.id, name: '', language, devise: config.devise ?? devise, config: {}, web: {}, ...defined(named) };
}

/** The organisation's own home address, or the root of the page's site when it has none (PAY-01). */
export function homeAddress(organisation: Pick<Payee, 'BASE_WEB_URL' | 'domain'>): string {
  return organisation.BASE_WEB_URL || (organisation.domain ? `https://${organisation.domain}` : '/');
}

function defined<T extends object>(value: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(value ?? {}).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

import type { Organisation } from '../../../contract/organisations/organisations';
import type { PaymentConfig } from '../../../contract/payments/payments';

/** The fields of the recipient organisation that the form uses. */
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
 * The recipient: the organisation named in the configuration, possibly not the page's own. Missing fields of the page's
 * own organisation come from the page.
 */
export function payeeOf(config: PaymentConfig, page: Organisation): Payee {
  const named = config.organisation;
  if (!named?.id || named.id === page.id) return { ...page, ...defined(named) };
  const { language, devise } = page;
  return { id: named.id, name: '', language, devise: config.devise ?? devise, config: {}, web: {}, ...defined(named) };
}

/** The organisation's home address, or the root of the page's site if it has none (PAY-01). */
export function homeAddress(organisation: Pick<Payee, 'BASE_WEB_URL' | 'domain'>): string {
  return organisation.BASE_WEB_URL || (organisation.domain ? `https://${organisation.domain}` : '/');
}

function defined<T extends object>(value: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(value ?? {}).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

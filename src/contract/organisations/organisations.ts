import * as v from 'valibot';
import { caisseResponse } from '../records/caisses';
import { isEmail } from '../terms/isEmail';
import { retentionBounds } from '../terms/retention';
import { dataOf, identifier, language, mode, spokenEntries, text, webAddress, wholeAddress } from '../common';
import { defineRoute } from '../route';
import { serviceResponse } from '../records/services';

const devise = v.pipe(v.string(), v.regex(/^[a-z]{3}$/i, 'must be a three-letter currency code'), v.toLowerCase());
const contact = v.object({ prenom: text(100), nom: text(100), tel: text(40), email: text(254) });
const deviseInterface = v.object({ devise, domain: text(253), prefix: text(80), defaultAssoc: v.optional(identifier) });
const cerfaInfo = v.object({ id: identifier, devise, _format: v.optional(v.picklist(['FR', 'IL'])) });

const kept = (kind: keyof typeof retentionBounds) => {
  const { least, most } = retentionBounds[kind];
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)));
};
/** How long personal data is kept (PRIV-06): in days, `accounts` and `receipts` in years. */
const retention = v.strictObject({
  abandoned: kept('abandoned'),
  pledges: kept('pledges'),
  deliveries: kept('deliveries'),
  mails: kept('mails'),
  accounts: kept('accounts'),
  receipts: kept('receipts'),
});

/** Keys of ENT-11 that an administrator may set. `config` and `web` are open records (ENT-12). */
const entries = {
  name: v.pipe(text(200), v.minLength(1)),
  shortName: text(80),
  logo: webAddress,
  domain: v.pipe(v.string(), v.regex(/^([a-z0-9.-]+(:\d{1,5})?)?$/i, 'must be a host name'), v.maxLength(253)),
  BASE_WEB_URL: v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s]+)?$/i, 'must be an http(s) address'), v.maxLength(2048)),
  siteUrl: v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s]+)?$/i, 'must be an http(s) address'), v.maxLength(2048)),
  language,
  languages: v.array(language),
  devise,
  orgDevise: devise,
  devises: v.array(devise),
  devisesInterfaces: v.array(deviseInterface),
  defaultAssoc: identifier,
  cerfasInfos: v.array(cerfaInfo),
  config: v.record(text(80), v.unknown()),
  web: v.record(text(80), v.unknown()),
  virtualId: text(80),
  adresse: text(300),
  postal: text(20),
  ville: text(120),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  long: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  israel: v.boolean(),
  zmanimShitat: text(40),
  timeZone: text(60),
  limited: v.boolean(),
  contact,
  /** Mode of new online payments (ENT-30): `test` until a provider takes real money. */
  mode,
  retention,
};

const optional = v.partial(v.object(entries)).entries;

/**
 * Notification of payments (MAIL-01): a mail for `each`, one `daily`, or `never`; and its recipients, by default
 * `contact.email`. Visible only to the organisation.
 */
export const giftMails = v.strictObject({
  when: v.picklist(['each', 'daily', 'never']),
  to: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.check(isEmail, 'must be an e-mail address'))), v.maxLength(10)),
  ),
});
const changeable = { ...optional, giftMails: v.optional(giftMails) };

/** ENT-11 as a public call answers it; only keys on the public list of `config` are there (SRV-09). */
export const organisationResponse = v.object({
  ...optional,
  logo: v.optional(wholeAddress),
  id: identifier,
  name: entries.name,
  language,
  devise,
  config: entries.config,
  web: entries.web,
  /** It issues tax receipts: otherwise none is promised (PAY-06). Set by the server, not by a setting. */
  delivreRecus: v.optional(v.boolean()),
  /** Languages beside its own into which something of it is translated (TRANS-03). */
  translated: v.optional(v.array(language)),
  caisses: v.optional(v.array(caisseResponse)),
  services: v.optional(v.array(serviceResponse)),
});
export type Organisation = v.InferOutput<typeof organisationResponse>;

/** An organisation inside a payment configuration: without its heavy lists (ENT-22). */
export const organisationSummary = v.omit(organisationResponse, ['translated', 'caisses', 'services']);

export const createOrganisationRequest = v.strictObject({
  ...changeable,
  id: v.optional(identifier),
  name: entries.name,
});
/** Settings open to administrators. */
export const organisationDocument = v.strictObject(changeable);
export type OrganisationDocument = v.InferOutput<typeof organisationDocument>;

/** CALL-22. `default` names the server's `ORGKIT_DEFAULT_ORG`. */
export const getOrganisation = defineRoute({
  id: 'CALL-22',
  method: 'GET',
  path: '/organisations/id/:orgId',
  access: 'public',
  summary: 'One organisation with its public settings, funds and services',
  params: v.object({ orgId: identifier }),
  query: v.object(spokenEntries),
  response: dataOf(organisationResponse),
});

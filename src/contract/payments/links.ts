import * as v from 'valibot';
import {
  changedOutcome,
  countedPageOf,
  dataOf,
  identifier,
  instant,
  language,
  outcome,
  pageEntries,
  publicText,
  searchEntries,
  text,
  totalEntries,
  units,
  version,
  webAddress,
  yesOrNo,
} from '../common';
import { facturation, payerInfo } from './payer';
import { payableDebt, paymentConfig } from './paymentConfig';
import { defineRoute } from '../route';

const linkTypes = ['PAIEMENT', 'UPDATE-PAIEMENT'] as const;
const meta = v.object({ title: text(200), description: text(500), image: webAddress });

/** Why a link cannot be used any more. */
const linkEnds = ['expired', 'finished', 'revoked'] as const;

/** ENT-21: a payment link's page. If expired, the configuration contains only the organisation. */
export const linkPage = v.object({
  linkType: v.picklist(linkTypes),
  linkData: v.object({ expired: v.boolean(), reason: v.optional(v.picklist(linkEnds)) }),
  config: paymentConfig,
  meta,
});
export type LinkPage = v.InferOutput<typeof linkPage>;

/** CALL-28. 404 unknown; an expired, finished or revoked link answers 200 with `linkData.expired`. */
export const getLink = defineRoute({
  id: 'CALL-28',
  method: 'GET',
  path: '/liens/:lienId',
  access: 'public',
  summary: 'A payment link',
  params: v.object({ lienId: identifier }),
  response: dataOf(linkPage),
});

/**
 * A link's payment. Without `montant` the payer chooses the amount, with it they may change it unless it is `fixedAmount`; with `abo`, `nbMonth` 0 offers an open-ended gift.
 * Price, receipt and association of a service, debt, fund or submission stay its own.
 */
const linkConfig = v.strictObject({
  ...v.pick(paymentConfig, [
    'type',
    'typeId',
    'montant',
    'label',
    'cerfa',
    'assoc',
    'abo',
    'nbMonth',
    'divide',
    'fixedNbMonth',
    'minNbMonth',
    'maxNbMonth',
    'maxDivide',
    'fixedAmount',
    'lang',
    'returnUrl',
    'accessId',
    'theme',
    'team',
    'source',
  ]).entries,
  /** Initial donor name in the form. */
  campagne: v.optional(v.strictObject({ displayName: v.optional(publicText(100)) })),
  dettes: v.optional(v.pipe(v.array(v.pick(payableDebt, ['id'])), v.minLength(1), v.maxLength(200))),
});
export type LinkConfig = v.InferOutput<typeof linkConfig>;

/** The payer fields a link fills in. E-mail, telephone and address never leave the server (SRV-09). */
export const linkPayer = v.strictObject({
  ...v.partial(v.omit(payerInfo, ['extra'])).entries,
  ...v.partial(facturation).entries,
});

const common = {
  expiresAt: v.nullish(instant),
  payer: v.optional(linkPayer),
  meta: v.optional(v.partial(meta)),
};

export const createLinkRequest = v.variant('linkType', [
  v.strictObject({
    ...common,
    linkType: v.literal('PAIEMENT'),
    config: linkConfig,
    /** False: finished once it was paid. */
    reusable: v.optional(v.boolean()),
  }),
  v.strictObject({
    ...common,
    linkType: v.literal('UPDATE-PAIEMENT'),
    /** The payment that it changes. */
    paiement: identifier,
    changeAmount: v.optional(v.boolean()),
    lang: v.optional(language),
    returnUrl: v.optional(text(2048)),
  }),
]);
export type CreateLink = v.InferOutput<typeof createLinkRequest>;

/** A link as its organisation sees it. */
const adminLink = v.object({
  id: identifier,
  url: v.string(),
  linkType: v.picklist(linkTypes),
  config: paymentConfig,
  reusable: v.boolean(),
  reason: v.nullable(v.picklist(linkEnds)),
  payments: v.number(),
  expiresAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
  createdAt: v.string(),
  version,
});
export type AdminLink = v.InferOutput<typeof adminLink>;

export const createLink = defineRoute({
  id: 'ADMIN-LINK-CREATE',
  method: 'POST',
  path: '/admin/liens',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Create a payment link, or one that changes a payment',
  request: createLinkRequest,
  response: outcome({ data: adminLink }),
});

/**
 * By the day on which they were made, by their own words, else whose promise they take, or by their end, those without one after
 * all others; `-` is the other way.
 */
const linkSort = v.picklist(['-date', 'date', 'name', '-name', 'end', '-end']);
export type LinkSort = v.InferOutput<typeof linkSort>;

/** CALL-43. */
export const listLinks = defineRoute({
  id: 'ADMIN-LINK-LIST',
  method: 'GET',
  path: '/admin/liens',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary:
    'Payment links of the token’s organisation, newest first or as asked for, paged, by label, payer or id (CALL-43)',
  query: v.object({
    ...searchEntries,
    /** Those that end within two weeks only, and that nobody has ended: the first to end first. */
    ending: v.optional(yesOrNo),
    /** The latest first when absent. */
    sort: v.optional(linkSort),
    ...totalEntries,
    ...pageEntries,
  }),
  response: countedPageOf(adminLink),
});

/** CALL-90. */
export const getAdminLink = defineRoute({
  id: 'ADMIN-LINK-GET',
  method: 'GET',
  path: '/admin/liens/:lienId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'One payment link of the token’s organisation (CALL-90)',
  params: v.object({ lienId: identifier }),
  response: dataOf(adminLink),
});

/** CALL-121. Absent keys stay; null takes amount or end away. */
export const updateLink = defineRoute({
  id: 'ADMIN-LINK-UPDATE',
  method: 'PUT',
  path: '/admin/liens/:lienId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Change label, amount and end of a link that has not ended; 409 and the newest link for another `version` (CALL-121)',
  params: v.object({ lienId: identifier }),
  request: v.strictObject({
    label: v.optional(v.pipe(text(200), v.minLength(1))),
    montant: v.optional(v.nullable(units)),
    fixedAmount: v.optional(v.boolean()),
    expiresAt: v.optional(v.nullable(instant)),
    version: v.optional(version),
  }),
  response: changedOutcome({ data: adminLink }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const revokeLink = defineRoute({
  id: 'ADMIN-LINK-REVOKE',
  method: 'DELETE',
  path: '/admin/liens/:lienId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'End a link at once; what was paid with it stays',
  params: v.object({ lienId: identifier }),
  response: outcome({ data: adminLink }),
});

import type { Request } from 'express';
import * as v from 'valibot';
import { identifier, language } from '../../../src/contract/common';
import { safeReturnUrl } from '../../../src/core/payment';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { findOrganisation } from '../organisations/organisationStore';
import { elementMarkup, withoutScripts } from './elementMarkup';
import { html } from '../../html';
import { renderFramedPage } from './pageLayout';

const flag = v.pipe(
  v.string(),
  v.transform((text) => (text === 'false' ? undefined : '')),
);
const common = {
  lang: language,
  currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/i)),
  theme: v.picklist(['light', 'dark', 'auto']),
  'access-id': v.pipe(v.string(), v.maxLength(200)),
};
/** Attributes that the address of a framed page may set, and what they may hold; others are left out. */
const tags = {
  'org-donation': { ...common, 'caisse-id': identifier, quick: flag },
  'org-payment': { ...common, intent: identifier },
} as const;
type Tag = keyof typeof tags;

/** The page that `frame.js` shows on other people's pages: `/embed/org-donation?org=…`. @throws HttpError 404 */
export async function framedPage(deps: Deps, request: Request): Promise<string> {
  const { config, database } = deps;
  const tag = tagOf(String(request.params['tag']));
  const read = (name: string) => {
    const value = request.query[name];
    return typeof value === 'string' ? value : undefined;
  };
  const organisation = await findOrganisation(
    database.queries,
    namedOrganisation(read('org'), config.defaultOrganisation),
  );
  if (!organisation) throw new HttpError(404, 'There is no such organisation.', 'not_found');

  const attributes = Object.entries(tags[tag]).map(([name, schema]) => {
    const parsed = v.safeParse(schema, read(name));
    return [name, parsed.success ? parsed.output : undefined] as const;
  });
  const lang = v.is(language, read('lang')) ? (read('lang') as v.InferOutput<typeof language>) : organisation.language;
  // Gifts may be sent on to the organisation's own pages, never where an address that somebody passed round says.
  const target = safeReturnUrl(read('payment-url'), organisation, '');
  const written = { org: organisation.id, ...Object.fromEntries(attributes), 'payment-url': target.url || undefined };
  const texts = serverTexts[lang].pages;
  return renderFramedPage({
    lang,
    organisation,
    publicUrl: config.publicUrl,
    meta: { title: tag === 'org-donation' ? texts.donateTo(organisation.name) : texts.payment },
    main: html`${elementMarkup(tag, written)} ${withoutScripts(organisation, lang)}`,
  });
}

function tagOf(name: string): Tag {
  const tag = name.startsWith('org-') ? name : `org-${name}`;
  if (Object.hasOwn(tags, tag)) return tag as Tag;
  throw new HttpError(404, 'There is no such element.', 'not_found');
}

const namedOrganisation = (id: string | undefined, fallback: string) => (!id || id === 'default' ? fallback : id);

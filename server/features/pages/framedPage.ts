import type { Request } from 'express';
import * as v from 'valibot';
import { slug } from '../../../src/contract/campaigns/campaigns';
import { identifier, language } from '../../../src/contract/common';
import { LAYOUTS } from '../../../src/contract/terms/campaignPage';
import { FORM_MODES } from '../../../src/core/form';
import { safeReturnUrl } from '../../../src/core/payment';
import { serverTexts } from '../../../src/i18n/server';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { belongsHere, meantOrganisation, requirePlace } from '../../http/place';
import { findOrganisation } from '../organisations/organisationStore';
import { returnHosts, siteAddress } from '../organisations/siteAddress';
import type { PageHolds } from './contentPolicy';
import { elementMarkup, withoutScripts } from './elementMarkup';
import { html } from '../../text/html';
import { renderFramedPage } from './pageLayout';

/** Invalid values count as absent. */
const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const common = {
  lang: lenient(language),
  currency: lenient(v.pipe(v.string(), v.regex(/^[a-z]{3}$/i))),
  theme: lenient(v.picklist(['light', 'dark', 'auto'])),
  'access-id': lenient(v.pipe(v.string(), v.maxLength(200))),
};
const flag = v.pipe(
  v.string(),
  v.check((text) => text !== 'false'),
  v.transform(() => ''),
);
/** Attributes that a framed page's address may set, and their values. */
const tags = {
  'org-donation': v.object({ ...common, 'caisse-id': lenient(identifier), quick: lenient(flag) }),
  'org-form': v.object({ ...common, 'form-id': lenient(identifier), mode: lenient(v.picklist(FORM_MODES)) }),
  'org-campaign': v.object({
    ...common,
    'campaign-id': lenient(identifier),
    team: lenient(slug),
    source: lenient(slug),
    layout: lenient(v.picklist(LAYOUTS)),
    widget: lenient(flag),
    rehearsal: lenient(flag),
  }),
  'org-payment': v.object({ ...common, intent: lenient(identifier), link: lenient(identifier) }),
  'org-screen': v.object({
    ...common,
    'campaign-id': lenient(identifier),
    'screen-id': lenient(slug),
    rehearsal: lenient(flag),
  }),
} as const;
type Tag = keyof typeof tags;

/** The page that `frame.js` shows on other people's pages: `/embed/org-donation?org=…`. @throws HttpError 404 */
export async function framedPage(deps: Deps, request: Request): Promise<{ page: string; holds: PageHolds }> {
  const { config, database } = deps;
  const tag = tagOf(String(request.params['tag']));
  const read = (name: string) => {
    const value = request.query[name];
    return typeof value === 'string' ? value : undefined;
  };
  const id = meantOrganisation(requirePlace(request), read('org') || undefined);
  const organisation = v.is(identifier, id) ? await findOrganisation(database.queries, id) : null;
  if (!organisation || !belongsHere(request, organisation.id))
    throw new HttpError(404, 'There is no such organisation.', 'not_found');

  const attributes = v.parse(
    tags[tag],
    Object.fromEntries(Object.keys(tags[tag].entries).map((name) => [name, read(name)])),
  );
  const lang = attributes.lang ?? organisation.language;
  // Gifts may be sent on to the organisation's own pages only, never to an address passed around.
  const target = safeReturnUrl(read('payment-url'), returnHosts(deps, organisation), '');
  const written = { org: organisation.id, ...attributes, 'payment-url': target.url || undefined };
  const texts = serverTexts[lang].pages;
  // A frame on somebody's page says it in their page, by the element, which tells how high it is (ORG-06).
  const instead = organisation.closedAt
    ? html`<noscript><p>${serverTexts[lang].closed}</p></noscript>`
    : withoutScripts(organisation, lang, tag === 'org-form' ? 'form' : 'gift');
  const titles = {
    'org-donation': texts.donateTo(organisation.name),
    'org-form': texts.form,
    'org-campaign': texts.donateTo(organisation.name),
    'org-payment': texts.payment,
    'org-screen': organisation.name,
  };
  const page = renderFramedPage(
    {
      lang,
      organisation,
      site: siteAddress(deps, organisation),
      videoUrl: config.videoUrl,
      meta: { title: titles[tag] },
      main: html`${elementMarkup(tag, written)} ${instead}`,
    },
    attributes.theme,
  );
  return { page, holds: tag === 'org-form' ? 'forms' : 'own' };
}

function tagOf(name: string): Tag {
  const tag = name.startsWith('org-') ? name : `org-${name}`;
  if (Object.hasOwn(tags, tag)) return tag as Tag;
  throw new HttpError(404, 'There is no such element.', 'not_found');
}

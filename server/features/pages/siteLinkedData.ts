import { storedAddress } from '../../../src/core/organisation';
import { socialLinks } from '../../../src/core/site';
import { serverTexts } from '../../../src/i18n/server';
import type { ResolvedPage } from '../site/composePage';

type LinkedData = Readonly<Record<string, unknown>>;

/** A page in the vocabulary of schema.org (SITE-15): the organisation, the place in the site, and facts of its own type. */
export function siteLinkedData({ page, organisation, head: { jsonLd = [] } }: ResolvedPage): readonly LinkedData[] {
  if (page.site.canonical === null) return [];
  const { name, logo, adresse, postal, ville, country, contact, config } = organisation;
  const { address } = page.site;
  const place = {
    '@type': 'PostalAddress',
    streetAddress: adresse,
    postalCode: postal,
    addressLocality: ville,
    addressCountry: country,
  };
  const profiles = socialLinks(config).map(({ url }) => url);
  const owner = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: address,
    ...(logo && { logo: storedAddress(logo, address) }),
    ...((adresse || ville) && { address: place }),
    ...(contact?.tel && { telephone: contact.tel }),
    ...(contact?.email && { email: contact.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const more = jsonLd.map(({ image, ...data }) => ({
    ...data,
    ...(Array.isArray(image) && { image: image.map((one) => storedAddress(String(one), address)) }),
  }));
  return [owner, ...(page.type === 'HOME' ? [] : [breadcrumb(page)]), ...more];
}

function breadcrumb({ title, parent, lang, site }: ResolvedPage['page']): LinkedData {
  const steps = [
    { name: serverTexts[lang].pages.homeName, item: `${site.address}${site.home}/` },
    ...(parent ? [{ name: parent.title, item: `${site.address}${site.home}${parent.url}` }] : []),
    { name: title },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

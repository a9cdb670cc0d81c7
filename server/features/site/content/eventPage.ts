import type { Deps } from '../../../deps';
import type { SiteEvent } from '../../../../src/contract/site/events';
import type { EventContent } from '../../../../src/contract/site/pageData';
import { zonedTime, type ZonedTime } from '../../../../src/core/calendar';
import { timeZoneOf } from '../../../../src/core/organisation';
import { areFormsOpen, pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { findEvent } from '../../content/eventStore';
import { findForms } from '../../forms/definition/formStore';
import { isOpenNow } from '../../forms/definition/publicForms';
import { translatedOne } from '../../translations/translated';
import { idAsked } from './pageAsked';
import type { AskedPage, FindPage } from '../pageResolver';

/** EVT-10: an event, with the forms and funds that its page carries (ENT-14). */
export const eventPage: FindPage<'EVENT'> = async (deps, asked) => {
  const { organisation, lang, values } = asked;
  const id = idAsked(values);
  const now = deps.now();
  const found = id && (await findEvent(deps.database.queries, organisation, id, now));
  if (!id || !found) return null;
  const { event } = found;
  const shown = await translatedOne(deps.database.queries, organisation, lang, 'event', found.shown);
  const zone = zonedTime(timeZoneOf(organisation));
  const isTaken = areFormsOpen(event, now.getTime(), zone);
  return {
    title: shown.name,
    description: shown.description,
    images: [shown.image],
    path: pagePath('EVENT', id),
    parent: { title: serverTexts[lang].pageNames.EVENTS, url: pagePath('EVENTS') },
    data: [
      {
        ...shown,
        formLinks: await formLinks(deps, asked, shown.forms, isTaken),
        funds: await funds(asked, shown.caisses),
      },
    ],
    jsonLd: [eventLd(shown, zone)],
  };
};

async function formLinks(
  deps: Deps,
  { organisation }: AskedPage,
  ids: readonly string[],
  isTaken: boolean,
): Promise<EventContent['formLinks']> {
  const found = await findForms(deps.database.queries, organisation.id, ids);
  return found
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((form) => ({
      id: form.id,
      title: form.settings.title || form.id,
      description: form.settings.description ?? '',
      href: pagePath('FORM', form.id),
      open: isTaken && isOpenNow(deps, form, organisation),
    }));
}

async function funds({ lang, reads }: AskedPage, ids: readonly string[]): Promise<EventContent['funds']> {
  if (ids.length === 0) return [];
  return (await reads.funds(lang))
    .filter((caisse) => ids.includes(caisse.id) && caisse.active)
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** As search engines read it: times with the offset of the organisation's zone. */
function eventLd({ name, description, image, dateEvent, dateFin, adresse }: SiteEvent, zone: ZonedTime) {
  const moment = (text: string) => zone.textOf(Date.parse(text));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: moment(dateEvent),
    ...(dateFin && { endDate: moment(dateFin) }),
    ...(description && { description }),
    ...(image && { image: [image] }),
    ...(adresse && { location: { '@type': 'Place', name: adresse, address: adresse } }),
    eventStatus: 'https://schema.org/EventScheduled',
  };
}

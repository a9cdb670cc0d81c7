import { Router, type Request } from 'express';
import * as v from 'valibot';
import { identifier, language, type Language } from '../../../../src/contract/common';
import { feedPaths } from '../../../../src/core/site';
import { icsCalendar, robotsTxt } from '../../../../src/core/site/feeds';
import type { Deps } from '../../../deps';
import { requirePlace } from '../../../http/place';
import { labelRoute } from '../../../http/requestLog';
import { sendZipped, sentText } from '../../../http/sendZipped';
import { textTag } from '../../../http/textTag';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { siteAddress } from '../../organisations/siteAddress';
import { organisationAt } from '../organisationAt';
import { eventEntries, siteEntries } from './calendarEntries';
import { newsFeed } from './newsFeed';
import { siteMap } from './siteMap';

interface Feed {
  readonly path: string;
  readonly type: string;
  /** Null where there is no such thing. */
  write(organisation: OrganisationRecord, lang: Language, request: Request): Promise<string | null> | string;
}

/** Feeds of a site for programs, at the addresses of its pages (SYND-01 to SYND-04). */
export function createFeedsRouter(deps: Deps): Router {
  const router = Router();
  const inLanguages: Feed[] = [
    {
      path: '/evenement/:event.ics',
      type: 'text/calendar; charset=utf-8',
      async write(organisation, lang, { params: { event } }) {
        if (!v.is(identifier, event)) return null;
        const entries = await eventEntries({ deps, organisation, lang }, event);
        return entries && icsCalendar(organisation.name, entries);
      },
    },
    {
      path: feedPaths.calendar,
      type: 'text/calendar; charset=utf-8',
      write: async (organisation, lang) =>
        icsCalendar(organisation.name, await siteEntries({ deps, organisation, lang })),
    },
    {
      path: feedPaths.news,
      type: 'application/rss+xml; charset=utf-8',
      write: (organisation, lang) => newsFeed(deps, organisation, lang),
    },
  ];
  const ofSite: Feed[] = [
    {
      path: feedPaths.sitemap,
      type: 'application/xml; charset=utf-8',
      write: (organisation) => siteMap(deps, organisation),
    },
    {
      path: feedPaths.robots,
      type: 'text/plain; charset=utf-8',
      write: (organisation) => robotsTxt(`${siteAddress(deps, organisation)}${feedPaths.sitemap}`),
    },
  ];
  const mount = ({ path, type, write }: Feed, paths: string[]) =>
    router.get(paths, async (request, response, next) => {
      const { lang } = request.params;
      if (lang !== undefined && !v.is(language, lang)) return next();
      const { org } = request.query;
      const place = requirePlace(request);
      const organisation = await organisationAt(deps, place, v.is(identifier, org) ? org : undefined);
      const text = await write(organisation, lang ?? organisation.language, request);
      if (text === null) return next();
      labelRoute(response, path);
      response.set('Content-Type', type).set('Cache-Control', 'no-cache');
      await sendZipped(request, response, sentText(text, textTag(text)));
    });
  for (const feed of inLanguages) mount(feed, [feed.path, `/:lang${feed.path}`]);
  for (const feed of ofSite) mount(feed, [feed.path]);
  return router;
}

import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { listEventsInView } from '../../content/eventStore';
import { translated } from '../../translations/translated';
import type { FindPage } from '../pageResolver';

/** EVT-01: events to come, or with `?when=past` those that are over. */
export const eventsPage: FindPage<'EVENTS'> = async (deps, { organisation, lang, query }) => {
  const when = query.get('when') === 'past' ? 'past' : 'upcoming';
  const { queries } = deps.database;
  const events = await listEventsInView(queries, organisation, when, deps.now());
  return {
    title: serverTexts[lang].pageNames.EVENTS,
    path: `${pagePath('EVENTS')}${when === 'past' ? '?when=past' : ''}`,
    data: await translated(queries, organisation, lang, 'event', events),
    list: { when },
  };
};

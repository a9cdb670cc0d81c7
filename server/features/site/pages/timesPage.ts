import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { listEventsInView } from '../../content/eventStore';
import { shownTimes } from '../../schedules/shownTimes';
import { translated } from '../../translations/translated';
import type { PageResolver } from '../pageResolver';

const SCREEN_EVENTS = 3;

/** HOR-01: the times of an organisation; HOR-03: with its next events, for a screen in its hall. */
export const timesPage: PageResolver<'HORAIRES'> = {
  lasts: true,
  async resolve(deps, { organisation, lang, values: [mark] }) {
    const title = serverTexts[lang].pageNames.HORAIRES;
    const schedule = await shownTimes(deps, organisation, deps.now(), lang);
    const { failed: fleeting } = schedule;
    if (mark === undefined) return { title, path: pagePath('HORAIRES'), data: [schedule], fleeting };
    const { queries } = deps.database;
    const next = (await listEventsInView(queries, organisation, 'upcoming', deps.now())).slice(0, SCREEN_EVENTS);
    const events = await translated(queries, organisation, lang, 'event', next);
    return { title, data: [{ ...schedule, screen: true, events }], fleeting };
  },
};

import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { shownTimes } from '../../schedules/shownTimes';
import { readHomeContent } from '../content/homeContent';
import type { PageResolver } from '../pageResolver';

/** HOR-01: the times of an organisation; HOR-03: with its next events, for a screen in its hall. */
export const timesPage: PageResolver<'HORAIRES'> = {
  lasts: true,
  async resolve(deps, { organisation, lang, values: [mark] }) {
    const title = serverTexts[lang].pageNames.HORAIRES;
    const schedule = await shownTimes(deps, organisation, deps.now(), lang);
    const { failed: fleeting } = schedule;
    if (mark === undefined) return { title, path: pagePath('HORAIRES'), data: [schedule], fleeting };
    const { events } = await readHomeContent(deps, organisation);
    return { title, data: [{ ...schedule, screen: true, events }], fleeting };
  },
};

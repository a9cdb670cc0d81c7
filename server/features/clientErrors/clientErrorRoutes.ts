import { RateLimiterMemory } from 'rate-limiter-flexible';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { networkOf } from '../../guard/networkOf';

/** Reports of one address per minute; a broken page of one visitor must not fill the log. */
const reportsPerMinute = 20;

/** CALL-25: logs element failures from visitors' pages, without data that could identify a visitor. */
export const clientErrorRoutes: FeatureRoutes<Deps> = (mount, { log }) => {
  const limiter = new RateLimiterMemory({ points: reportsPerMinute, duration: 60 });
  mount(routes.reportError, async ({ body, request }) => {
    await limiter.consume(networkOf(request.ip ?? '')).catch(() => {
      throw new HttpError(429, 'Too many reports.', 'too_many');
    });
    const { message, stack, tags } = body;
    const report = {
      message: anonymous(message),
      stack: anonymous(stack ?? ''),
      tags: { ...tags, page: withoutQuery(tags.page) },
    };
    log.warn({ client: report }, 'an element failed in a page');
    return undefined;
  });
};

/** E-mail addresses and long digit runs (telephone, card) are cut out; queries of script addresses too. */
const anonymous = (text: string) =>
  text
    .slice(0, 4000)
    .replace(/\?[^\s:)]*/g, '?…')
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…@…')
    .replace(/\+?\d[\d ().-]{7,}\d/g, '…');

const withoutQuery = (page: string | undefined) => page?.replace(/[?#].*$/s, '');

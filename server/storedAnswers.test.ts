import fc from 'fast-check';
import * as v from 'valibot';
import type { Route } from '../src/contract/route';
import { routes } from '../src/contract/routes';
import { bodiesWithin } from './testing/bodiesWithin';
import { useAdminServer } from './testing/adminServer';

const { world, ask } = useAdminServer();
const table: readonly Route[] = Object.values(routes);

/** Parameters of paths that exist, once they were made. */
const known: Record<string, string> = {
  orgId: 'demo',
  galleryId: 'own-content',
  page: '1',
  teamParam: 'own-team',
  provider: 'sandbox',
};
const pathOf = ({ path }: Route) => path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? 'x');

beforeAll(async () => {
  const make = async (parameter: string, path: string, body: object) => {
    const answer = await ask('POST', path, body);
    known[parameter] = (answer.body as { data: { id: string } }).data?.id ?? (body as { id?: string }).id;
  };
  await make('caisseId', 'caisses', { id: 'own-fund', name: 'Fund' });
  await make('serviceId', 'services', { id: 'own-service', name: 'Service', montant: 10 });
  await make('detteId', 'dettes', { id: 'own-debt', name: 'Debt', montant: 10 });
  await make('submissionId', 'submissions', { id: 'own-submission', label: 'Form', total: 10 });
  await make('calendarId', 'calendars', { id: 'own-calendar', label: 'Calendar' });
  await make('campaignId', 'campagnes', { id: 'own-campaign', label: 'Campaign' });
  await make('teamId', 'campagnes/own-campaign/teams', { param: 'own-team', label: 'Team' });
  await make('giftId', 'campagnes/own-campaign/dons', { id: 'own-gift', montant: 10 });
  await make('pledgeId', 'campagnes/own-campaign/engagements', { id: 'own-pledge', montant: 10 });
  await make('matchingId', 'campagnes/own-campaign/matchings', { label: 'Sponsor', ratio: 1, pool: 10 });
  await make('sectionId', 'sections', { id: 'own-section', label: 'Section', content: '' });
  await make('formId', 'forms', { id: 'own-form', title: 'Form' });
  await make('contentId', 'events', { id: 'own-content', name: 'Event', dateEvent: '2025-01-20T18:00:00Z' });
  await make('contentId', 'news', { id: 'own-content', title: 'News' });
  await make('contentId', 'galleries', { id: 'own-content', name: 'Gallery' });
  await make('contentId', 'articles', { id: 'own-content', title: 'Article', categorie: 'own-category' });
  await make('contentId', 'pages', { id: 'own-content', title: 'Page', path: 'own-page' });
  await make('lienId', 'liens', { linkType: 'PAIEMENT', config: { type: 'GENERAL', label: 'own-label' } });
});

/** Reads of the public and of the organisation, except live streams and files. */
const reads = table.filter(
  ({ method, access, produces }) =>
    method === 'GET' && (access === 'public' || access === 'organisation') && produces === undefined,
);
/** An address's subject: its first part that is a name. */
const subjectOf = ({ path }: Route) => path.replace(/^\/admin\//, '/').split('/')[1];
const everywhere = reads.filter(({ path }) => path.startsWith('/organisations/'));

describe('what an administrator puts in', () => {
  const writes = table.filter(({ access, request }) => access === 'organisation' && request !== undefined);

  it.each(writes.map((route) => [route.id, route] as const))(
    'SRV-12 CALL-33 %s keeps nothing that cannot be answered',
    async (_, route) => {
      const related = reads.filter((read) => subjectOf(read) === subjectOf(route));
      await fc.assert(
        fc.asyncProperty(bodiesWithin(route.request ?? v.undefined()), async (body) => {
          const answer = await ask(route.method, pathOf(route).replace(/^\/admin\//, ''), body);
          expect([route.id, answer.status < 500]).toEqual([route.id, true]);
          if (answer.status >= 400) return;
          const id = (answer.body as { data?: { id?: string } } | undefined)?.data?.id;
          for (const read of new Set([...related, ...everywhere])) {
            const own = pathOf(read);
            // The new record, under the existing one's address.
            const last = read.path.match(/:\w+$/)?.[0].slice(1);
            const made = id !== undefined && last ? own.replace(/[^/]+$/, id) : own;
            for (const path of new Set([own, made])) {
              const { status } = await world.server.request('GET', `/v1${path}`, { token: world.token });
              expect([path, status < 500]).toEqual([path, true]);
            }
          }
        }),
        { numRuns: process.env['ORGKIT_PROOF'] === undefined ? 6 : 200 },
      );
    },
  );

  it.each([
    ['PUT', 'caisses/own-fund', 'textContent', '/v1/caisses/id/own-fund'],
    ['PUT', 'sections/own-section', 'content', '/v1/admin/sections'],
    ['PUT', 'organisations/demo', 'config', '/v1/organisations/id/demo'],
    ['PUT', 'events/own-content', 'content', '/v1/admin/events/own-content'],
    ['PUT', 'news/own-content', 'content', '/v1/admin/news/own-content'],
    ['PUT', 'articles/own-content', 'content', '/v1/admin/articles/own-content'],
  ])('SRV-12 %s %s measures HTML once it is cleaned', async (method, path, key, read) => {
    const value = '<'.repeat(90_000);
    const body = { [key]: key === 'config' ? { 'page.don.content': value } : value };
    const refused = await ask(method, path, body);
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([400, 'malformed']);
    expect((await world.server.request('GET', read, { token: world.token })).status).toBe(200);
    const kept = await ask(method, path, JSON.parse(JSON.stringify(body).replace(value, '<p>x</p>')));
    expect(kept.status).toBe(200);
  });
});

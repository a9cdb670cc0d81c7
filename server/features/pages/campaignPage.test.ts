import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { createCampaign } from '../campaigns/admin/campaignService';
import { createTeam } from '../campaigns/admin/teamService';
import { insertMovements } from '../campaigns/testing/insertMovements';
import { foundOrganisation } from '../settings/organisationService';

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database);
  const contact = { prenom: '', nom: '', tel: '', email: 'bonjour@example.org' };
  await foundOrganisation(deps, { id: 'demo', name: 'Demo', language: 'fr', languages: ['fr', 'he'], contact });
  await database.transaction(async (tx) => {
    const config = {
      metaTitle: 'Le grand <gala>',
      metaDescription: 'Venez',
      metaImage: '/gala.jpg',
      metaVideo: 'https://films.example/gala.mp4',
    };
    const gala = {
      id: 'gala',
      label: 'Gala',
      screenId: 'classic-gala' as const,
      sources: [{ param: 'mailing' }],
      config,
    };
    const campaign = await createCampaign(tx, deps, 'demo', gala);
    await createTeam(tx, deps, campaign, { param: 'lev-tov', label: 'Lev Tov' });
    await createTeam(tx, deps, campaign, { param: 'שם', label: 'Shem', hidden: true });
    const banners = [
      { type: 'MOBILE' as const, image: '/m.jpg' },
      { type: 'DESKTOP' as const, image: '/d.jpg' },
    ];
    await createCampaign(tx, deps, 'demo', { id: 'clos', label: 'Clos', active: false });
    await createCampaign(tx, deps, 'demo', { id: 'nu', label: 'Nu', config: { banners } });
  });
  await insertMovements(database, { organisationId: 'demo', campaignId: 'gala' }, [{ counted: 123_450 as never }]);
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const page = async (path: string) => (await server.request('GET', path)).text.replace(/\s+/g, ' ');
const statusOf = async (path: string) => (await server.request('GET', path)).status;

describe('an address without its campaign', () => {
  it('SITE-13 TEAM-02 leads to the newest campaign with such a team, or with a screen', async () => {
    const locationOf = async (path: string) => {
      const { status, headers } = await server.request('GET', path);
      return [status, headers.get('location')];
    };
    expect(await locationOf('/lev-tov')).toEqual([302, '/campagne/gala/lev-tov']);
    expect(await locationOf('/he/lev-tov')).toEqual([302, '/he/campagne/gala/lev-tov']);
    expect(await locationOf('/__screen')).toEqual([302, '/campagne/gala/__screen']);
    expect(await statusOf('/nobody')).toBe(404);
  });

  it('SITE-13 shows nothing at the legacy address of a screen', async () => {
    for (const path of ['/__screen2', '/he/__screen2', '/campagne/gala/__screen2']) {
      const blank = await page(path);
      expect([path, /<main[^>]*><\/main>/.test(blank), /<header|<org-screen|<footer/.test(blank)]).toEqual([
        path,
        true,
        false,
      ]);
    }
  });
});

describe('the page of a campaign', () => {
  it('ENT-26 SITE-05 SITE-20 shows it under every language, with its own words where it is shared', async () => {
    const gala = await page('/campagne/gala?s=mailing');
    expect(gala).toContain(
      '<org-campaign org="demo" campaign-id="gala" source="mailing" lang="fr" theme="auto" loading="eager"></org-campaign>',
    );
    expect(gala).toContain('<title>Le grand &#60;gala&#62; | Demo</title>');
    expect(gala).toContain('property="og:description" content="Venez"');
    expect(gala).toContain('property="og:image" content="http://orgkit.test/gala.jpg"');
    expect(gala).toContain('property="og:video" content="https://films.example/gala.mp4"');
    expect(gala).toContain('rel="canonical" href="http://orgkit.test/campagne/gala"');
    const hebrew = await page('/he/campagne/gala?s=nobody');
    expect(hebrew).toContain('<org-campaign org="demo" campaign-id="gala" lang="he"');
    expect(hebrew).toContain('<h1 class="visually-hidden" lang="fr" dir="ltr">Gala</h1>');
    expect(hebrew).toContain('rel="canonical" href="http://orgkit.test/he/campagne/gala"');
    expect(await page('/campagne/nu')).toContain('property="og:image" content="http://orgkit.test/d.jpg"');
    for (const path of ['/campagne/nowhere', '/campagne/a.b', '/xx/campagne/gala', '/campagne/gala/lev-tov/x'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('ENT-25 tells those without scripts what was collected, and how to give', async () => {
    const words = /<noscript>.*<\/noscript>/.exec(await page('/campagne/gala'))?.[0];
    expect(words).toContain('Gala</h2>');
    expect(words).toMatch(/1.234,50.€ collectés/);
    expect(words).toContain('href="mailto:bonjour@example.org"');
  });

  it('TEAM-01 TEAM-02 shows a team under its address, hidden ones too; another segment shows the campaign', async () => {
    const team = await page('/campagne/gala/lev-tov');
    expect(team).toContain('campaign-id="gala" team="lev-tov" lang="fr"');
    expect(team).toContain('<title>Lev Tov – Le grand &#60;gala&#62; | Demo</title>');
    expect(team).toContain('rel="canonical" href="http://orgkit.test/campagne/gala/lev-tov"');
    expect(await page(`/he/campagne/gala/${encodeURIComponent('שם')}`)).toContain('team="שם" lang="he"');
    const other = await page('/campagne/gala/nobody');
    expect(other).toContain('campaign-id="gala" lang="fr"');
    expect(other).toContain('rel="canonical" href="http://orgkit.test/campagne/gala"');
  });

  it('ENT-25 keeps a campaign that is closed out of search engines', async () => {
    const closed = await page('/campagne/clos');
    expect(closed).toContain('<org-campaign org="demo" campaign-id="clos"');
    expect(closed).toContain('name="robots" content="noindex"');
  });

  it('SCREEN-01 shows its screen alone, from edge to edge', async () => {
    const screen = await page('/campagne/gala/__screen');
    expect(screen.replace(/\s+/g, ' ')).toContain(
      // Without its layout: a screen that is open all evening goes with the campaign's.
      '<main><script type="module" src="/elements/screen-page.js"></script> <org-screen org="demo" campaign-id="gala" lang="fr" loading="eager"></org-screen></main>',
    );
    expect(screen).toContain('class="screen"');
    expect(screen).toContain('noindex');
    expect(screen).not.toContain('<header');
    expect(await page('/he/campagne/nu/__screen')).toContain('<org-screen org="demo" campaign-id="nu" lang="he"');
  });

  it('SCREEN-01 has no screen of a team, nor of what is no campaign: a page says so in words', async () => {
    const places = ['gala/lev-tov', 'gala/nobody', 'nowhere', 'a.b', '%20', 'x'.repeat(500)];
    for (const place of places)
      for (const path of [`/campagne/${place}/__screen`, `/he/campagne/${place}/__screen`]) {
        const { status, text } = await server.request('GET', path, { headers: { accept: 'text/html' } });
        expect([path, status, /<h1>[^<]+<\/h1>/.test(text), text.includes('org-screen')]).toEqual([
          path,
          404,
          true,
          false,
        ]);
      }
  });

  it('ELEM-04 frames it on other people’s pages, with the attributes that an address may set', async () => {
    const framed = await page(
      '/embed/org-campaign?org=demo&campaign-id=gala&team=lev-tov&layout=side&widget&source=a%20b',
    );
    expect(framed).toContain(
      '<org-campaign org="demo" campaign-id="gala" team="lev-tov" layout="side" widget="" loading="eager">',
    );
  });

  it('SCREEN-01 has a remote for its screen, whose one script is its own', async () => {
    const remote = await page('/he/campagne/gala/__remote');
    expect(remote).toContain('<org-screen-remote org="demo" campaign-id="gala" lang="he"');
    expect(remote).toContain('<script type="module" src="/elements/remote.js"></script>');
    expect(remote).toContain('noindex');
    expect(await statusOf('/campagne/nowhere/__remote')).toBe(404);
  });
});

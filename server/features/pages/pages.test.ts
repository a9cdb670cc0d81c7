import { documentSchema, FORM_MODES } from '../../../src/core/form';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { prepareDemo } from '../../demo/prepareDemo';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';
import { createForm } from '../forms/definition/formService';
import { createCaisse } from '../caisses/caisseService';
import type { Deps } from '../../deps';
import { createGateways } from '../../gateways/createGateways';

let database: Database;
let server: TestServer;
let deps: Deps;
beforeAll(async () => {
  database = await openTestDatabase();
  const base = createTestDeps(database);
  deps = { ...base, gateways: createGateways(base) };
  await prepareDemo(deps);
  await foundOrganisation(deps, {
    id: 'sly',
    name: '<script>alert("1")</script>',
    domain: 'sly.example',
    language: 'he',
    config: { 'color.menu.bg': '#fff', 'color.menu.text': 'red', 'page.don.content': '<p>x</p>' },
  });
  await database.transaction((tx) =>
    createCaisse(tx, deps, 'sly', { id: 'sly-fund', name: '"><img src=x onerror=y>' }),
  );
  await database.transaction((tx) =>
    createForm(tx, deps, 'demo', {
      id: 'gala',
      title: 'Gala <script>',
      active: true,
      metaTitle: 'Le gala',
      metaDescription: 'Venez',
      metaImage: 'https://img.example/gala.jpg',
    }),
  );
  await database.transaction((tx) => createForm(tx, deps, 'demo', { id: 'clos', title: 'Clos', active: false }));
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const get = (path: string, headers?: HeadersInit) => server.request('GET', path, headers ? { headers } : {});
const page = async (path: string) => (await get(path)).text.replace(/\s+/g, ' ');

describe('pages for people', () => {
  it('ENT-01 links the campaigns that the organisation names, in their order, on its home page alone', async () => {
    const linked = async (path: string) =>
      [...(await page(path)).matchAll(/href="\/campagne\/([\w-]+)"/g)].map(([, id]) => id);
    expect(await linked('/')).toEqual(['maison', 'lumieres', 'jardin', 'gala']);
    expect(await linked('/don/toit')).toEqual([]);
  });

  it('ENT-01 links the open forms that the organisation names, on its home page alone', async () => {
    // The page's own text and its useful links may lead to some as well.
    const [links = ''] = /class="home-links".*?<\/ul>/.exec(await page('/')) ?? [];
    expect([...links.matchAll(/href="\/formulaire\/([\w-]+)"/g)].map(([, id]) => id)).toEqual([
      'tilleuls-gala',
      'tilleuls-adhesion',
      'tilleuls-inscription',
      'tilleuls-rendez-vous',
      'tilleuls-hazkara',
      'tilleuls-contact',
    ]);
    expect(await page('/he')).toContain('href="/he/formulaire/tilleuls-gala">Dîner de gala</a>');
    expect(await page('/don/toit')).not.toContain('href="/formulaire/');
  });

  it('DON-01 DON-11 shows the organisation’s donation card at /don, a fund’s at /don/{id}, the quick box at /', async () => {
    const given = 'lang="fr" theme="auto" loading="eager"></org-donation>';
    expect(await page('/don')).toContain(`<org-donation org="demo" ${given}`);
    expect(await page('/')).toContain(`<org-donation org="demo" quick="" ${given}`);
    expect(await page('/don/toit')).toContain('<org-donation org="demo" caisse-id="toit" lang="fr"');
    expect((await get('/don/nowhere')).status).toBe(404);
    expect((await get('/don/a.b')).status).toBe(404);
  });

  it('BLOCK-11 serves the schema of form documents to every page', async () => {
    const answer = await fetch(`${server.url}/schemas/form-document.schema.json`);
    expect(answer.headers.get('content-type')).toContain('application/schema+json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual(documentSchema());
  });

  it('DON-10 lists the funds that can be given to', async () => {
    const home = await page('/');
    for (const id of ['toit', 'cantine', 'solidarite']) expect(home).toContain(`href="/don/${id}"`);
    expect(home).not.toContain('/don/rentree');
  });

  it('SITE-20 I18N-01 speaks the language of the address, and links to the others', async () => {
    const hebrew = await page('/he/don/toit');
    expect(hebrew).toContain('<html lang="he" dir="rtl"');
    expect(hebrew).toContain('lang="he" theme="auto"');
    // Translated words are in the page's language; the organisation's other words stay in its own.
    expect(hebrew).toContain('<h1>גג לספרייה</h1>');
    expect(await page('/he/premiere-visite')).toContain('<div class="site-intro" lang="fr" dir="ltr">');
    const home = await page('/he');
    expect(home).toContain('<p class="site-lead">ספרייה');
    expect(home).toContain('<div lang="fr" dir="ltr"><a class="whole-link" href="/he/a-propos/equipe">');
    expect(hebrew).toMatch(/<a href="\/don\/toit" lang="fr"/);
    expect(hebrew).toMatch(/<a href="\/en\/don\/toit" lang="en"/);
    expect(await page('/en')).toContain('href="/en/don/toit"');
    expect((await get('/xx')).status).toBe(404);
    expect((await get('/xx/don')).status).toBe(404);
  });

  it('FPAGE-01 FPAGE-02 shows a form under every language, with its own words where it is shared', async () => {
    const form = await page('/formulaire/gala?a=7');
    expect(form).toContain('<org-form org="demo" form-id="gala" lang="fr" theme="auto" loading="eager"></org-form>');
    expect(form).toContain('<title>Le gala | Communauté des Tilleuls</title>');
    expect(form).toContain('property="og:description" content="Venez"');
    expect(form).toContain('property="og:image" content="https://img.example/gala.jpg"');
    expect(form).toContain('rel="canonical" href="http://orgkit.test/formulaire/gala"');
    expect(form).toContain('Pour remplir ce formulaire, activez JavaScript');
    const hebrew = await page('/he/formulaire/gala');
    expect(hebrew).toContain('<h1 class="visually-hidden" lang="fr" dir="ltr">Gala &lt;script&gt;</h1>');
    expect(hebrew).toContain('form-id="gala" lang="he"');
    // Partners' pages carry this address.
    expect(await page('/form/gala')).toContain('rel="canonical" href="http://orgkit.test/formulaire/gala"');
    expect((await get('/formulaire/nowhere')).status).toBe(404);
    expect((await get('/form/nowhere')).status).toBe(404);
    expect((await get('/formulaire/a.b')).status).toBe(404);
    expect((await get('/xx/formulaire/gala')).status).toBe(404);
  });

  it('FPAGE-01 keeps a form that is closed out of search engines', async () => {
    const closed = await page('/formulaire/clos');
    expect(closed).toContain('form-id="clos"');
    expect(closed).toContain('<meta name="robots" content="noindex" />');
  });

  it('BLOCK-06 BLOCK-08 lets forms alone show films and pages of other sites', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    for (const path of ['/formulaire/gala', '/embed/org-form?form-id=gala'])
      expect(await policyOf(path)).toMatch(/frame-src https: http:; media-src 'self' https: http:/);
    expect(await policyOf('/don')).not.toContain('media-src');
    expect(await policyOf('/formulaire/gala')).toMatch(
      /script-src 'self';.*trusted-types 'none'.*frame-ancestors 'self'/,
    );
    expect(await policyOf('/embed/form?form-id=gala')).toContain('frame-ancestors *');
  });

  it('CALL-32 has videos from where the operator says, on pages and in frames', async () => {
    const videoUrl = 'https://video.example/embed/';
    const other = await startTestServer(createApp({ ...deps, config: { ...deps.config, videoUrl } }));
    for (const path of ['/don', '/embed/org-donation']) {
      const { text, headers } = await other.request('GET', path);
      expect(text).toContain(`<meta name="orgkit-video" content="${videoUrl}" />`);
      expect(headers.get('content-security-policy')).toContain('frame-src https://video.example;');
      expect((await get(path)).headers.get('content-security-policy')).toContain('www.youtube-nocookie.com');
    }
    await other.close();
  });

  it('PAY-04 shows the payment form under every language, of the intent’s organisation, and out of search engines', async () => {
    for (const path of [
      '/paiement',
      '/en/paiement',
      '/paiement?theme=CAMPAGNE',
      '/paiement/merci',
      '/he/paiement/merci',
    ]) {
      expect(await page(path)).toContain('<org-payment lang=');
    }
    const created = await server.request('POST', '/v1/paiements/intents', {
      body: {
        config: { type: 'CAISSE', typeId: 'sly-fund', montant: 50, organisation: { id: 'sly' } },
        idempotencyKey: 'pages-test',
      },
    });
    const { id } = (created.body as { data: { id: string } }).data;
    const form = await page(`/en/paiement?intent=${id}&a=1`);
    expect(form).toContain('<org-payment org="sly" lang="en"');
    expect(form).toContain('<meta name="robots" content="noindex" />');
    // Changing the language keeps the intent.
    expect(await page('/paiement?intent=x&a=1')).toContain('href="/en/paiement?intent=x&amp;a=1"');
    expect((await get('/paiement?intent=%00&intent=b')).status).toBe(200);
  });

  it('SITE-05 says what it is where it is shared', async () => {
    const fund = await page('/don/toit');
    expect(fund).toContain('<title>Un toit pour la bibliothèque | Communauté des Tilleuls</title>');
    expect(fund).toContain('property="og:image" content="http://orgkit.test/demo/toit-1200x630.jpg"');
    expect(fund).toContain('rel="canonical" href="http://orgkit.test/don/toit"');
    // Its logo is an SVG: the picture of its front page instead.
    for (const path of ['/', '/don/solidarite'])
      expect(await page(path)).toContain(
        'property="og:image" content="http://orgkit.test/demo/banniere-maison-1200x630.jpg"',
      );
  });

  it('NF-01 STR-43 shows a page for what is not there, in the visitor’s language', async () => {
    const { status, text } = await get('/nowhere');
    expect([status, text]).toEqual([404, expect.stringContaining('Page non trouvée')]);
    expect(text).toMatch(/<title>404[^]*<h1>Page non trouvée<\/h1><p>Oops! Page Not Found!<\/p><a [^>]*href="\/"/);
    expect((await get('/nowhere', { 'Accept-Language': 'it' })).text).toContain('Pagina non trovata');
    expect((await get('/ru/nowhere')).text).toContain('href="/ru"');
  });

  it.each([undefined, { 'Accept-Language': 'fr' }])(
    'NF-01 SITE-08 speaks the organisation’s language to who asks for none that it offers: %j',
    async (headers) => {
      expect((await get('/o/sly/nowhere', headers)).text).toContain('<html lang="he"');
    },
  );

  it('ERR-01 writes organisations’ words as text, never as HTML', async () => {
    const sly = await page('/don/sly-fund?org=sly');
    expect(sly).not.toMatch(/<script>alert|<img src=x/);
    expect(sly).toContain('&#60;script&#62;');
    const framed = await page('/embed/org-donation?org=sly&lang="><script>x</script>&caisse-id="onload=y');
    expect(framed).not.toMatch(/<script>|onload/);
  });

  it('runs under a policy without anything inline, framed by itself alone', async () => {
    for (const path of ['/', '/don/toit', '/paiement', '/nowhere']) {
      const { headers, text } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'.*trusted-types 'none'.*frame-ancestors 'self'/);
      expect(policy).not.toContain('unsafe');
      expect(text).not.toMatch(/<style|style="|<script>|\son\w+=/);
    }
  });
});

describe('pages for frames', () => {
  it('ELEM-04 hold one element with the attributes of the address, and may be framed by anybody', async () => {
    const { headers, text } = await get(
      '/embed/org-donation?org=demo&caisse-id=toit&lang=en&currency=usd&quick&theme=dark',
    );
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(text).toContain(
      '<org-donation org="demo" lang="en" currency="usd" theme="dark" caisse-id="toit" quick="" loading="eager">',
    );
    expect(text).toContain('<html lang="en" dir="ltr" class="framed dark">');
    expect((await get('/embed/payment?intent=abc')).text).toContain('<org-payment org="demo" intent="abc"');
    expect((await get('/embed/donation?quick=false')).text).not.toContain('quick');
  });

  it('ELEM-04 leave out what an address must not decide', async () => {
    const { text } = await get(
      '/embed/org-donation?api-host=https://evil.example&payment-url=https://evil.example/&dev&onclick=x&style=x&lang=xx&theme=pink&lang=en',
    );
    expect(text).not.toMatch(/evil|onclick|style=|dev=|pink|lang="xx"/);
    const own = await get('/embed/org-donation?org=sly&payment-url=https://sly.example/payer');
    expect(own.text).toContain('payment-url="https://sly.example/payer"');
  });

  it.each(FORM_MODES)('ELEM-01 ELEM-04 frames a form in its mode %s', async (mode) => {
    const { text } = await get(`/embed/org-form?org=demo&form-id=gala&mode=${mode}`);
    expect(text).toContain(`<org-form org="demo" form-id="gala" mode="${mode}" loading="eager"></org-form>`);
  });

  it('ELEM-01 frames a form live where the mode is none', async () => {
    const { text } = await get('/embed/org-form?org=demo&form-id=gala&mode=%22%3E%3Cscript%3E');
    expect(text).toContain('<org-form org="demo" form-id="gala" loading="eager"></org-form>');
  });

  it('ELEM-04 show a big screen too', async () => {
    const { text } = await get('/embed/org-screen?org=demo&campaign-id=gala&screen-id=classic&theme=light');
    expect(text).toContain('<org-screen org="demo" theme="light" campaign-id="gala" screen-id="classic"');
  });

  it('BUILD-90 none is offered for the builder of forms', async () => {
    for (const tag of ['org-form-builder', 'form-builder'])
      expect((await get(`/embed/${tag}?org=demo&form-id=gala&token=t0ken`)).status).toBe(404);
  });

  it('ELEM-04 of unknown elements and organisations are not there', async () => {
    for (const path of [
      '/embed/org-x',
      '/embed/constructor',
      '/embed/org-donation?org=nobody',
      '/embed/org-donation?org=a/b',
      '/embed/org-donation?org=%00',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('colours', () => {
  it('SITE-34 come from the organisation, in a style sheet of their own', async () => {
    const { headers, text } = await get('/assets/theme/demo.css');
    expect(headers.get('content-type')).toContain('text/css');
    expect(text).toBe(':root {\n  --bar: #0d5c48;\n  --bar-text: #ffffff;\n  --organisation-primary: #0d5c48;\n}\n');
    for (const id of ['nobody', '%00', 'a%00b']) {
      const { status, text: none } = await get(`/assets/theme/${id}.css`);
      expect([id, status, none]).toEqual([id, 200, '']);
    }
  });
});

import { elementSubjects } from '../../bench/usable/subjects';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite, type Site } from './support/serveFiles';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true });

let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());

const isDocuments = (url: string) => url.endsWith('/elements/documents.js');
const isFile = (url: string) => /\/elements\/chunks\/[^/]+\.js$/.test(url) || isDocuments(url);
/** Console messages of the browser and the loader about a lost file. */
const isTold = (text: string) => /Failed to load resource|^org-sdk: <org-\w+> (did|could) not load/.test(text);
/** One in so many files of an element is lost; which, differs from element to element. */
const oneIn = 8;

it('HTTP-04 an element comes although a file of it did not come the first time, whichever it is', async () => {
  const subjects = await elementSubjects(bench().server);
  const page = await openPage();
  const found: string[] = [];
  const tried: string[] = [];
  for (const [place, { name, head = '', body, control }] of subjects.entries()) {
    const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${name}</title>${head}<body>${body}`;
    host.route({ 'GET /page': () => ({ body: html }), 'GET /favicon.ico': () => ({ status: 204 }) });
    const visit = async (lost: string | null) => {
      const files: string[] = [];
      let left = 1;
      await page.route(isAny, (route) => {
        const url = route.request().url();
        if (isFile(url)) files.push(url);
        if (url !== lost || left === 0) return route.continue();
        left -= 1;
        return route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } });
      });
      await page.goto(`${host.origin()}/page`);
      const came = await page.waitForFunction(shows, control, { timeout: 60_000 }).then(
        () => true,
        () => false,
      );
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      return { came, files };
    };
    const { files } = await visit(null);
    for (const lost of files.filter((url, index) => index % oneIn === place % oneIn || isDocuments(url))) {
      tried.push(lost);
      if (!(await visit(lost)).came) found.push(`${name}: ${lost}`);
    }
  }
  expect(found).toEqual([]);
  expect(complaints().filter((text) => !isTold(text))).toEqual([]);
  expect(tried.length).toBeGreaterThan(subjects.length);
});

const isAny = /\/elements\//;

/** Whether the control is there and can be seen, in the page or in the shadow root of an element. */
function shows(selector: string) {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const control = roots.map((root) => root.querySelector(selector)).find((element) => element !== null);
  return (control?.getClientRects().length ?? 0) > 0;
}

it('PAY-05 keeps where a visitor came from although the code that reads it does not come on the first page', async () => {
  const page = await openPage();
  await page.route(isAny, async (route) => {
    const answer = await route.fetch();
    return (await answer.text()).includes('orgkit_arrival') ? route.abort() : route.fulfill({ response: answer });
  });
  const element = `<script type="module" src="/elements/autoload.js"></script><org-donation org="demo"></org-donation>`;
  await page.route('**/landing*', (route) => route.fulfill({ contentType: 'text/html', body: element }));
  await page.goto(`${bench().server.url}/landing?utm_source=lettre&a=77`);
  await page.locator('org-donation button[type=submit]').waitFor();
  await page.unroute(isAny);
  await page.goto(`${bench().server.url}/landing`);
  await page.waitForFunction(() => sessionStorage.getItem('orgkit_arrival') === 'accessId=77&utm_source=lettre');
});

import { elementSubjects } from '../../bench/usable/subjects';
import { serveSite, type Site } from './support/serveFiles';
import { useOrgkitBench } from './support/orgkitBench';
import { countWaves } from './support/waves';

const { bench, openPage, complaints } = useOrgkitBench({ shared: true });

/** Pages of another site than the server's. */
let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());

/** Requests that wait for one another, from the loader's on, until the first key or press is handled. */
const mostWaves = 4;

it('HTTP-03 every element can be used after four waves of requests, and asks for nothing twice', async () => {
  const subjects = await elementSubjects(bench().server);
  host.route({ 'GET /favicon.ico': () => ({ status: 204 }) });
  // Nearly all of the time is spent waiting for a page that asks for nothing more.
  const found = await Promise.all(
    subjects.map(async ({ name, head = '', body, control }, at) => {
      const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${name}</title>${head}<body>${body}`;
      host.route({ [`GET /page-${at}`]: () => ({ body: html }) });
      const page = await openPage();
      const waves = await countWaves(page, `${host.origin()}/page-${at}`, control);
      const asked = waves.flat();
      await page.close();
      return { name, few: waves.length <= mostWaves, twice: asked.filter((url, nth) => asked.indexOf(url) !== nth) };
    }),
  );
  expect(found).toEqual(subjects.map(({ name }) => ({ name, few: true, twice: [] })));
  expect(complaints()).toEqual([]);
});

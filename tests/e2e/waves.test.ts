import { elementSubjects } from '../../bench/usable/subjects';
import { serveSite, type Site } from './support/serveFiles';
import { useOrgkitBench } from './support/orgkitBench';
import { countWaves } from './support/waves';

jest.setTimeout(180_000);

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
  const found = [];
  for (const { name, head = '', body, control } of subjects) {
    const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${name}</title>${head}<body>${body}`;
    host.route({ 'GET /page': () => ({ body: html }), 'GET /favicon.ico': () => ({ status: 204 }) });
    const page = await openPage();
    const waves = await countWaves(page, `${host.origin()}/page`, control);
    const asked = waves.flat();
    found.push({ name, few: waves.length <= mostWaves, twice: asked.filter((url, at) => asked.indexOf(url) !== at) });
    await page.close();
  }
  expect(found).toEqual(subjects.map(({ name }) => ({ name, few: true, twice: [] })));
  expect(complaints()).toEqual([]);
});

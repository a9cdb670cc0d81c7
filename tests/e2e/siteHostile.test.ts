import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { MARK } from '../support/hostile/attacks';
import { makeHostileOrganisation } from '../support/hostile/hostileOrganisation';
import { closePage } from './support/pagePool';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite, type Site } from './support/serveFiles';

jest.setTimeout(300_000);

const operatorToken = 'operator-token-for-tests-of-hostile-content';
const { bench, openPage, complaints } = useOrgkitBench({ env: { ORGKIT_OPERATOR_TOKEN: operatorToken } });
const ORG = 'mal';
const PICTURE = 'server/demo/pictures/toit-1200x630.jpg';

let paths: string[];
let host: Site;

async function call(token: string, method: string, path: string, body: unknown) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${bench().server.url}/v1/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!text.startsWith('{"success":true')) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text) as { data: { id: string } & Record<string, unknown>; token: string };
}

beforeAll(async () => {
  const { token } = await call(operatorToken, 'POST', 'organisations', { id: ORG, name: 'Mal' });
  const form = new FormData();
  form.append('file', new Blob([readFileSync(PICTURE)]), `"><svg onload=${MARK}=1>.jpg`);
  const { data } = await call(token, 'POST', 'media?alt=x', form);
  const send = async (method: string, path: string, body: unknown) => (await call(token, method, path, body)).data;
  paths = await makeHostileOrganisation(ORG, send, data.id);
  const { url } = bench().server;
  const policy = `default-src 'none'; script-src ${url}; style-src ${url}; connect-src ${url}; img-src ${url} data:; frame-src ${url} https:; media-src ${url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const markup = `<!doctype html><html lang="fr"><title>Nous</title><body>
    <org-site org="${ORG}" base="/site" api-host="${url}"></org-site>
    <script type="module" src="${url}/elements/autoload.js"></script>`;
  host = await serveSite({
    routes: { 'GET /site*': () => ({ body: markup }) },
    headers: { 'content-security-policy': policy },
  });
});
afterAll(() => host.close());

/** Opens a page until it and what it holds are there. Answers what went wrong in it. */
async function open(page: Page, address: string): Promise<string[]> {
  const { hosts, dialogs } = await watch(page);
  await page.goto(address);
  await page.locator('html[data-site=on]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const own = [new URL(bench().server.url).host, new URL(host.origin()).host];
  const seen = await page.evaluate(
    (mark) => [
      ...(mark in window ? ['something ran'] : []),
      ...(window as unknown as { violations: string[] }).violations,
    ],
    MARK,
  );
  return [...seen, ...dialogs, ...[...hosts].filter((one) => !own.includes(one)).map((one) => `asked ${one}`)];
}

async function watch(page: Page) {
  const hosts = new Set<string>();
  const dialogs: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('dialog', (dialog) => void (dialogs.push(dialog.message()), dialog.dismiss()));
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
    addEventListener('org-ready', ({ target }) => {
      // A big screen stands alone.
      const awaited = document.querySelector('org-site') ?? target;
      if (target === awaited) document.documentElement.dataset['site'] = 'on';
    });
  });
  return { hosts, dialogs };
}

/** All but what the browser itself says of pictures that there are none of, and of our own pages in frames of others’ sites. */
const faults = () => complaints().filter((text) => !/status of 404|^Framing .* "frame-ancestors/.test(text));

/** Does that for all, three at a time: pages wait half a second until they ask for nothing more. */
async function forAll<Result>(all: readonly string[], what: (path: string) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = all.entries();
  const lane = async () => {
    for (const [at, path] of waiting) results[at] = await what(path);
  };
  await Promise.all([lane(), lane(), lane()]);
  return results;
}

describe('pages of an editor who is against their visitors', () => {
  it('SITE-37 run nothing, ask nobody else and break no policy, hosted', async () => {
    const all = await forAll(paths, async (path) => {
      const page = await openPage();
      if (path.startsWith('/l/')) await page.route(/\/l\/[^/]+\/go/, (route) => route.fulfill({ status: 204 }));
      const found = await open(page, `${bench().server.url}/o/${ORG}${path}`);
      const headings = await page.locator('h1').count();
      await closePage(page);
      return [path, found, headings];
    });
    expect(faults()).toEqual([]);
    expect(all).toEqual(paths.map((path) => [path, [], path.endsWith('/__screen') ? 0 : 1]));
  });

  it('SITE-37 run nothing, ask nobody else and break no policy, in somebody’s page', async () => {
    const shown = paths.filter((one) => !one.startsWith('/l/'));
    const all = await forAll(shown, async (path) => {
      const page = await openPage();
      const found = await open(page, `${host.origin()}/site${path === '/' ? '' : path}`);
      await closePage(page);
      return [path, found];
    });
    expect(faults()).toEqual([]);
    expect(all).toEqual(shown.map((path) => [path, []]));
  });
});

import type { Page } from 'playwright-core';
import type { OrgkitServer } from './orgkitServer';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** Forms of the demo organisation, and pages under a strict policy where their builder stands. */
export function builderHost(server: () => OrgkitServer) {
  async function request(method: string, path: string, body?: object) {
    const { url, adminToken } = server();
    const answer = await fetch(`${url}/v1/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Record<string, unknown> & { id: string; revision: number } }).data;
  }
  const call = (method: string, path: string, body?: object) => request(method, `/forms${path}`, body);
  /** Goes to the builder of what the attributes name, and waits for nothing. */
  async function visit(page: Page, attributes: string, lang = 'fr') {
    const { url, adminToken } = server();
    const body = `<!doctype html><html lang="${lang}"><title>Atelier</title><body><main><h1>Atelier</h1><org-form-builder lang="${lang}" token="${adminToken}" ${attributes}></org-form-builder></main><script type="module" src="/elements/autoload.js"></script></body></html>`;
    await page.route('**/atelier', (route) =>
      route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body }),
    );
    await page.goto(`${url}/atelier`);
  }
  async function openAs(page: Page, attributes: string, lang = 'fr'): Promise<Page> {
    await visit(page, attributes, lang);
    await page.locator('.canvas-sheet').waitFor();
    return page;
  }
  return {
    visit,
    /** Any call of the organisation. */
    request,
    call,
    /** The builder of what the attributes name. */
    openAs,
    /** A form with these blocks. */
    make: (children: readonly object[], more: object = {}) =>
      call('POST', '', { title: 'Gala', content: JSON.stringify({ schemaVersion: 1, children }), ...more }),
    /** The builder of a form; of a new one without an id. */
    open: (page: Page, formId: string | null, lang = 'fr') =>
      openAs(page, formId === null ? '' : `form-id="${formId}"`, lang),
  };
}

/** Calls of a page that its builder makes about drafts, as `POST 200`, `POST failed`. */
export function watchDrafts(page: Page): string[] {
  const seen: string[] = [];
  const isDraft = (address: string) => address.endsWith('/draft');
  page.on('requestfailed', (request) => isDraft(request.url()) && seen.push(`${request.method()} failed`));
  page.on('response', (answer) => {
    if (isDraft(answer.url()) && answer.request().method() !== 'OPTIONS')
      seen.push(`${answer.request().method()} ${answer.status()}`);
  });
  return seen;
}

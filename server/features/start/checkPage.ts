import { eq } from 'drizzle-orm';
import type { PageCheck } from '../../../src/contract/desk/start';
import { withScheme } from '../../../src/core/text';
import { organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { addressRules } from '../endpoints/postDue';
import { askGuarded } from '../endpoints/readGuarded';
import { factsOf } from './pageFacts';
import { judgePage } from './pageProblems';
import { pagePartsOf, type PageParts } from './pageParts';

const limits = { timeoutMs: 8000, mostBytes: 2 * 1024 * 1024 };

/**
 * Reads a page as a visitor's browser would ask for it, and says what keeps our elements from working in it (CALL-56). The last
 * page in which nothing was missing is remembered by its address; of its text nothing leaves this function.
 */
export async function checkPage(deps: Deps, organisationId: string, address: string): Promise<PageCheck> {
  const asked = withScheme(address);
  const failed = (code: PageCheck['problems'][number]['code'], about: string | null = null): PageCheck => ({
    url: asked,
    found: [],
    problems: [{ code, level: 'error', about, add: null }],
  });
  const page = await askGuarded(asked, { ...addressRules(deps), ...limits, allowHttp: true });
  if (typeof page === 'string') return failed(page);
  if (page.status !== 200) return failed('status', `${page.status}`);
  const type = page.headers['content-type'] ?? '';
  if (!/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type))
    return failed('not_html', /^[\w/.+-]{1,60}/.exec(type)?.[0] ?? null);
  const url = withoutFragment(page.url);
  const parts = withHeaders(pagePartsOf(page.body, url), page.headers['content-security-policy']);
  const check = { url, ...judgePage(parts, url, await factsOf(deps, organisationId, parts)) };
  const isGood = check.found.length > 0 && check.problems.every(({ level }) => level === 'warning');
  if (isGood) await remember(deps, organisationId, url);
  return check;
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

const withHeaders = (parts: PageParts, header: string | string[] | undefined): PageParts => ({
  ...parts,
  policies: [...parts.policies, ...[header ?? []].flat()],
});

async function remember({ database, now }: Deps, organisationId: string, url: string): Promise<void> {
  await database.queries
    .update(organisations)
    .set({ checkedPage: url, checkedPageAt: now() })
    .where(eq(organisations.id, organisationId));
}

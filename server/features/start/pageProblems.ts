import type { PageCheck, PageProblem } from '../../../src/contract/desk/start';
import { scriptLine, stylesLine } from '../../../src/core/embed';
import { blockedBy, type Need } from './pagePolicy';
import type { PageParts, PageScript, PageTag } from './pageParts';

/** An id that a tag names. */
export interface NamedRecord {
  readonly kind: 'fund' | 'form' | 'campaign' | 'link';
  readonly id: string;
}

/** Facts of the server that a page is checked against. */
export interface PageFacts {
  readonly organisation: string;
  /** Whether it is what a tag without `org` means. */
  readonly isDefault: boolean;
  /** Address of the server. */
  readonly server: string;
  /** Hosts under which it answers for this organisation, its own among them. */
  readonly hosts: readonly string[];
  /** Addresses that payers may come back to: hosts of the organisation's own site. */
  readonly returns: readonly string[];
  /** Other organisations that the page's tags name, and that exist. */
  readonly others: readonly string[];
  /** The organisation's own records that the page's tags name. */
  readonly names: ReadonlyMap<string, string>;
}

/** The key of a record in `names`. */
export const recordKey = ({ kind, id }: NamedRecord) => `${kind} ${id}`;

const records = {
  'org-donation': ['caisse-id', 'fund'],
  'org-form': ['form-id', 'form'],
  'org-campaign': ['campaign-id', 'campaign'],
  'org-screen': ['campaign-id', 'campaign'],
  'org-payment': ['link', 'link'],
} as const;
/** More are no help. */
const MOST_PROBLEMS = 50;
/** Elements that show nothing without an id. */
const needsId = ['org-form', 'org-campaign', 'org-screen'];
export const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

/** The record that a tag names; null where it names none. */
export function recordOf({ tag, attributes }: PageTag): NamedRecord | null {
  const [key, kind] = Object.hasOwn(records, tag) ? records[tag as keyof typeof records] : [];
  const id = key && attributes[key]?.trim();
  return kind && id ? { kind, id } : null;
}

/** The problems of a page, and the organisation's elements on it (CALL-56). */
export function judgePage(parts: PageParts, url: string, facts: PageFacts): Pick<PageCheck, 'found' | 'problems'> {
  const page = new URL(url);
  const isOurs = (address: URL) => facts.hosts.includes(address.host);
  if (isOurs(page) && parts.tags.some(({ as }) => as === 'drawn'))
    return { found: [{ tag: 'org-site', name: null }], problems: [] };

  const problems: PageProblem[] = [];
  const say = (code: PageProblem['code'], about: string | null = null, add: string | null = null) =>
    void problems.push({ code, level: 'error', about, add });
  const warn = (code: PageProblem['code'], about: string | null = null, add: string | null = null) =>
    void problems.push({ code, level: 'warning', about, add });

  const found: PageCheck['found'] = [];
  for (const tag of parts.tags) {
    const wrong = problemOf(tag, facts);
    if (wrong) say(...wrong);
    else found.push({ tag: tag.tag, name: nameOf(tag, facts) });
  }
  if (parts.tags.length === 0) say(parts.isEscaped ? 'escaped' : parts.isInert ? 'inert' : 'no_tag');
  const scripts = parts.scripts.filter((script) => isOurs(script.url));
  for (const wrong of loaderProblems(parts, scripts, page, facts)) say(...wrong);

  const styles = parts.styles.filter(isOurs);
  if (parts.tags.some(({ as }) => as !== 'frame') && styles.length === 0)
    warn('no_styles', null, stylesLine(facts.server));
  for (const { directive, add } of blockedBy(parts.policies, needsOf(parts, scripts, styles, facts), page))
    (directive.startsWith('style-src') ? warn : say)('policy', directive, add);
  if (page.protocol === 'http:' && facts.server.startsWith('https:')) warn('insecure', page.origin);
  if (found.length > 0 && !isOurs(page) && !facts.returns.includes(page.host)) warn('returns', page.origin);
  return { found, problems: once(problems) };
}

type Wrong = [code: PageProblem['code'], about?: string | null, add?: string | null];

function problemOf({ tag, attributes }: PageTag, facts: PageFacts): Wrong | null {
  const host = attributes['api-host']?.trim();
  if (host && !(URL.canParse(host) && facts.hosts.includes(new URL(host).host)))
    return ['other_server', tag, facts.server];
  const org = attributes['org']?.trim();
  const mine = `org="${facts.organisation}"`;
  if (!org) return facts.isDefault ? missingOf({ tag, attributes }, facts) : ['no_organisation', tag, mine];
  if (org !== facts.organisation && !(org === 'default' && facts.isDefault))
    return [facts.others.includes(org) ? 'other_organisation' : 'unknown_organisation', isId(org) ? org : null, mine];
  return missingOf({ tag, attributes }, facts);
}

function missingOf(tag: Pick<PageTag, 'tag' | 'attributes'>, facts: PageFacts): Wrong | null {
  const named = recordOf(tag as PageTag);
  if (!named)
    return needsId.includes(tag.tag) ? ['no_id', tag.tag, `${records[tag.tag as keyof typeof records][0]}="…"`] : null;
  return facts.names.has(recordKey(named)) ? null : ['unknown_id', isId(named.id) ? named.id : null];
}

function nameOf(tag: PageTag, { names }: PageFacts): string | null {
  const named = recordOf(tag);
  return (named && names.get(recordKey(named))) || null;
}

/** Problems with the scripts that load the elements: only a plain frame works without them. */
function loaderProblems(
  { tags, scripts: all }: PageParts,
  mine: readonly PageScript[],
  page: URL,
  { server }: PageFacts,
): Wrong[] {
  const kinds = [
    {
      isThere: tags.some(({ as }) => as === 'element' || as === 'drawn'),
      files: /^(autoload|classic|org-.*)\.js$/,
      add: scriptLine(server, 'tag'),
    },
    { isThere: tags.some(({ as }) => as === 'place'), files: /^frame\.js$/, add: scriptLine(server, 'place') },
  ];
  return kinds.flatMap(({ isThere, files, add }): Wrong[] => {
    if (!isThere) return [];
    const loaders = mine.filter((script) => files.test(script.file));
    if (loaders.some((script) => isGood(script, page))) return [];
    const [first] = loaders;
    if (!first) {
      const other = all.find((script) => files.test(script.file));
      return [other ? ['other_loader', other.url.origin, add] : ['no_loader', null, add]];
    }
    if (first.runs === 'never') return [['held_loader', null, add]];
    return [[isMixed(first, page) ? 'mixed' : 'not_module', null, add]];
  });
}

const isMixed = ({ url }: PageScript, page: URL) => page.protocol === 'https:' && url.protocol === 'http:';
const isGood = (script: PageScript, page: URL) =>
  !isMixed(script, page) &&
  (script.runs === 'module' || (script.runs === 'classic' && /^(classic|frame)\.js$/.test(script.file)));

/** Needs that the page's policies have to allow. */
function needsOf(
  { tags }: PageParts,
  scripts: readonly PageScript[],
  styles: readonly URL[],
  { server }: PageFacts,
): Need[] {
  const has = (...kinds: PageTag['as'][]) => tags.some(({ as }) => kinds.includes(as));
  const own = new URL(server);
  return [
    ...scripts.map(({ url, nonce }): Need => ({ directive: 'script-src', url, nonce })),
    ...(has('element') ? [{ directive: 'connect-src', url: own } as const] : []),
    ...(has('place', 'frame') ? [{ directive: 'frame-src', url: own } as const] : []),
    ...styles.map((url): Need => ({ directive: 'style-src', url })),
  ];
}

const once = (problems: readonly PageProblem[]) =>
  [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()].slice(0, MOST_PROBLEMS);

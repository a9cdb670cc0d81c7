/** A permission that Orgkit needs from a page's policy. */
export interface Need {
  readonly directive: 'script-src' | 'style-src' | 'connect-src' | 'frame-src';
  /** Address that is fetched. */
  readonly url: URL;
  /** Nonce of the script tag. */
  readonly nonce?: string;
}

/** A directive that stands in the way, and what to write into it. */
interface Missing {
  readonly directive: string;
  readonly add: string;
}

/** Longer lists of sources are not repeated. */
const LONGEST = 500;
/** Most that is read of a policy, and of all policies: no real page has more. */
const LONGEST_POLICY = 16_384;
const MOST_POLICIES = 20;

/** Directives that apply, in this order. */
const fallbacks: Readonly<Record<Need['directive'], readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

/**
 * The policies of a page, one a line of its headers or of its head, each with its directives.
 * @example
 * readPolicies(["script-src 'self'; img-src *"]) // => [Map { 'script-src' => ["'self'"], 'img-src' => ['*'] }]
 */
const readPolicies = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.slice(0, LONGEST_POLICY).split(',', MOST_POLICIES))
    .slice(0, MOST_POLICIES)
    .map((policy) => {
      const directives = new Map<string, readonly string[]>();
      for (const part of policy.split(';')) {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        // Browsers ignore a directive that comes again.
        if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
      }
      return directives;
    });

/** The page's needs that its policies block: each policy counts. */
export function blockedBy(policies: readonly string[], needs: readonly Need[], page: URL): Missing[] {
  const missing = readPolicies(policies).flatMap((policy) => {
    const box = policy.get('sandbox');
    const closed = box && !box.includes('allow-scripts') ? [{ directive: 'sandbox', add: 'allow-scripts' }] : [];
    return [...closed, ...needs.flatMap((need) => blocked(policy, need, page))];
  });
  return [...new Map(missing.map((one) => [`${one.directive} ${one.add}`, one])).values()];
}

function blocked(policy: ReadonlyMap<string, readonly string[]>, need: Need, page: URL): Missing[] {
  const name = fallbacks[need.directive].find((directive) => policy.has(directive));
  const sources = name === undefined ? null : (policy.get(name) ?? []);
  if (!name || !sources || allows(sources, need, page)) return [];
  // A new directive of the same name would replace the default for all else.
  if (name === 'default-src' || name === 'child-src') {
    const kept = sources.filter((source) => source.toLowerCase() !== "'none'");
    const add = [...kept, need.url.origin].join(' ');
    return [{ directive: need.directive, add: add.length > LONGEST ? need.url.origin : add }];
  }
  const byNonce = need.directive === 'script-src' && sources.some((source) => /^'strict-dynamic'$/i.test(source));
  return [{ directive: name, add: byNonce ? "'nonce-…'" : need.url.origin }];
}

function allows(sources: readonly string[], { directive, url, nonce }: Need, page: URL): boolean {
  const isScript = directive === 'script-src';
  // Case matters in a nonce alone.
  if (isScript && nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  if (isScript && sources.some((source) => /^'strict-dynamic'$/i.test(source))) return false;
  return sources.some((source) => matches(source, url, page));
}

function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') return true;
  if (source.toLowerCase() === "'self'") return url.origin === page.origin;
  if (source.startsWith("'")) return false;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isScheme(source, url);
  const [, scheme = '', host = '', port = '', path = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\[[^\]]*\]|[^/:]*)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (!host || !isScheme(`${scheme || page.protocol.slice(0, -1)}:`, url) || !isHost(host, url)) return false;
  const own = url.port || (url.protocol === 'https:' ? '443' : '80');
  const usual = port === '' ? isUsual(own) : port === '*' || port === own;
  return usual && isUnder(path, url.pathname);
}

/** http in a policy allows https too. */
const isScheme = (scheme: string, { protocol }: URL) =>
  scheme.toLowerCase() === protocol || (scheme.toLowerCase() === 'http:' && protocol === 'https:');
const isUsual = (port: string) => port === '80' || port === '443';
const isHost = (host: string, { hostname }: URL) =>
  host === '*' ||
  (host.startsWith('*.') ? hostname.endsWith(host.slice(1).toLowerCase()) : hostname === host.toLowerCase());
const isUnder = (path: string, asked: string) =>
  path === '' || path === '/' || (path.endsWith('/') ? asked.startsWith(path) : asked === path);

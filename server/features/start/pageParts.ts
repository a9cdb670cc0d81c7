import { Parser } from 'htmlparser2';

/** An element of ours, or a frame that shows one. */
export interface PageTag {
  /** The element's name: `org-donation`. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Written as the element; as a frame; as a place that `frame.js` makes a frame of; drawn by the server itself. */
  readonly as: 'element' | 'frame' | 'place' | 'drawn';
}

/** A script of ours, or of another server like this one. */
export interface PageScript {
  readonly url: URL;
  readonly file: string;
  /** How browsers run it, by its `type`. */
  readonly runs: 'module' | 'classic' | 'never';
  readonly nonce: string;
}

/** The parts of a page that matter to Orgkit. */
export interface PageParts {
  readonly tags: readonly PageTag[];
  readonly scripts: readonly PageScript[];
  /** Our style sheet. */
  readonly styles: readonly URL[];
  /** Policies in its head. */
  readonly policies: readonly string[];
  /** A tag of ours stands as text: visitors read it. */
  readonly isEscaped: boolean;
  /** A tag of ours stands in a comment, a template or between `<noscript>`. */
  readonly isInert: boolean;
}

const MOST = 50;
/** A page is read on the thread that serves everybody: what no real page has is not read on. */
const DEEPEST = 500;
const MOST_TAGS = 50_000;
const LONGEST_ADDRESS = 2048;
const PIECE = 16_384;
const ours = /^org-(donation|payment|form|form-builder|campaign|screen|site)$/;
const written = /<org-(donation|payment|form|campaign|screen|site)[\s>]|data-org-frame=/;
const loader = /\/elements\/((?:autoload|classic|frame|org-[a-z-]+)\.js)$/;
const imported = /\/elements\/(?:autoload|classic|frame|org-[a-z-]+)\.js/g;
/** The start of such an address; searched in a few characters alone, since it backtracks at each of them. */
const origin = /(?:https?:)?\/\/[^\s"'`<>\\]+$/;
const LONGEST_ORIGIN = 300;
/** Their content does not run, unless it is a shadow root. */
const holders = ['template', 'noscript'];
const classicTypes = ['', 'text/javascript', 'application/javascript', 'text/ecmascript', 'application/ecmascript'];

/** Finds what a page has of Orgkit (CALL-56): nothing of its text comes out. Never throws. */
export function pagePartsOf(html: string, pageUrl: string): PageParts {
  const tags: PageTag[] = [];
  const scripts: PageScript[] = [];
  const styles: URL[] = [];
  const policies: string[] = [];
  let base = pageUrl;
  let [isEscaped, isInert] = [false, false];
  /** For each surrounding `<template>` and `<noscript>`: true if its content does not run. */
  const around: boolean[] = [];
  let words = '';
  let script = '';
  let [tagCount, depth] = [0, 0];
  let inScript: PageScript['runs'] | null = null;

  const found = <Item>(list: Item[], item: Item | null) => void (item && list.length < MOST && list.push(item));
  const whole = (address: string) =>
    address.length <= LONGEST_ADDRESS && URL.canParse(address, base) ? new URL(address, base) : null;
  const endOfWords = () => {
    if (written.test(words)) isEscaped = true;
    words = '';
  };

  function openScript(attributes: Record<string, string>) {
    const { src, type = '', nonce = '' } = attributes;
    const kind = type.trim().toLowerCase();
    const runs = kind === 'module' ? 'module' : classicTypes.includes(kind) ? 'classic' : 'never';
    inScript = runs;
    if (src !== undefined) found(scripts, scriptAt(whole(src.trim()), runs, nonce));
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      endOfWords();
      tagCount += 1;
      depth += 1;
      if (holders.includes(name)) around.push(attributes['shadowrootmode'] === undefined);
      const tag = tagOf(name, attributes, whole);
      if (around.includes(true)) {
        if (tag) isInert = true;
        return;
      }
      found(tags, tag);
      if (name === 'script') openScript(attributes);
      if (name === 'base' && attributes['href']) base = whole(attributes['href'])?.href ?? base;
      if (name === 'link' && /\bstylesheet\b/i.test(attributes['rel'] ?? ''))
        found(styles, stylesAt(whole, attributes));
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
        found(policies, attributes['content'] ?? null);
    },
    ontext(text) {
      if (inScript === 'never') return;
      if (inScript) script += text;
      else if (!around.includes(true)) words += text;
    },
    oncomment(text) {
      if (written.test(text)) isInert = true;
    },
    onclosetag(name) {
      endOfWords();
      depth -= 1;
      if (name === 'script') {
        for (const address of addressesIn(script)) found(scripts, scriptAt(whole(address), 'module', ''));
        inScript = null;
        script = '';
      }
      if (holders.includes(name)) around.pop();
    },
  });
  for (let at = 0; at < html.length && tagCount < MOST_TAGS && depth < DEEPEST; at += PIECE)
    parser.write(html.slice(at, at + PIECE));
  parser.end();
  endOfWords();
  return { tags, scripts, styles, policies, isEscaped, isInert };
}

/** Addresses of our scripts that a script has written in it. */
function addressesIn(script: string): string[] {
  const ends = [...script.matchAll(imported)].slice(0, MOST);
  return ends.flatMap(({ 0: path, index }) => {
    const [start] = origin.exec(script.slice(Math.max(0, index - LONGEST_ORIGIN), index)) ?? [];
    return start === undefined ? [] : [`${start}${path}`];
  });
}

function scriptAt(url: URL | null, runs: PageScript['runs'], nonce: string): PageScript | null {
  const file = url && loader.exec(url.pathname)?.[1];
  return url && file ? { url, file, runs, nonce } : null;
}

function stylesAt(whole: (address: string) => URL | null, { href }: Readonly<Record<string, string>>): URL | null {
  const url = href === undefined ? null : whole(href);
  return url?.pathname.endsWith('/elements/orgkit.css') ? url : null;
}

function tagOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  whole: (address: string) => URL | null,
): PageTag | null {
  if (ours.test(name))
    return { tag: name, attributes, as: attributes['data-server'] === undefined ? 'element' : 'drawn' };
  const place = attributes['data-org-frame'];
  if (place && name !== 'iframe') {
    const data = Object.entries(attributes).filter(([key]) => key.startsWith('data-'));
    const given = Object.fromEntries(data.map(([key, value]) => [key.slice('data-'.length), value]));
    return { tag: withPrefix(place), attributes: given, as: 'place' };
  }
  const url = name === 'iframe' ? whole(attributes['src']?.trim() || 'about:blank') : null;
  const [, framed] = /\/embed\/([\w-]+)$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !framed || !ours.test(withPrefix(framed))) return null;
  const asked = { 'api-host': url.origin, ...Object.fromEntries(url.searchParams) };
  return { tag: withPrefix(framed), attributes: asked, as: 'frame' };
}

const withPrefix = (name: string) => (name.startsWith('org-') ? name : `org-${name}`);

import { retryLater } from '../src/loading/retryLater';
import { returnParameters } from '../src/runtime/page/withoutReturn';
import { tags } from './tags';

/** Chunks that an element's own file asks for, by tag, and under `shared` those of all; the build puts them here. */
declare const ORGKIT_CHUNKS: Readonly<Record<string, readonly string[]>>;

/** How near the viewport an element comes before its file is fetched. */
const nearby = '300px';
/** Milliseconds after the start, or after a click, until shadow roots are looked for, each time twice as long. */
const firstLook = 250;
const longestLook = 8000;
/** The nonce of the page's script policy, if it has one. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** No URL: pages name variables of theirs so (HTTP-05). */
const addressOf = (file: string) => import.meta.url.replace(/[^/]*([?#].*)?$/, file);
/** A payer comes back (SRV-11): the element that thanks may stand far below. */
const returning = returnParameters.every((name) => location.search.replace('?', '&').includes(`&${name}=`));
const waiting = tags.map((tag) => `${tag}:not(:defined)`).join();
const isOurs = (tag: string) => (tags as readonly string[]).includes(tag);
const started: string[] = [];
let shared = false;

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void load(target.localName);
  },
  { rootMargin: nearby },
);

/** Fetches an element's file, until it comes (HTTP-04). What the page's author put into the tag stays until then. */
async function load(tag: string, retry = 0): Promise<void> {
  if (retry === 0) {
    if (started.includes(tag)) return;
    started.push(tag);
    preload(tag);
  }
  try {
    // A failed address is remembered as failed by some browsers: each attempt has its own.
    await import(addressOf(`${tag}.js${retry ? `?retry=${retry}` : ''}`));
  } catch (error) {
    if (retry === 0) {
      // eslint-disable-next-line no-console -- the console is where the developer of the host page looks.
      console.error(`org-sdk: <${tag}> did not load. ${String(error)}. Check the network and the page's script-src.`);
    }
    retryLater(retry + 1, () => void load(tag, retry + 1));
  }
}

/** Starts chunks before the file that asks for them has come. */
function preload(needed: string) {
  for (const chunk of ORGKIT_CHUNKS[needed] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = nonce;
    link.href = addressOf(chunk);
    document.head.append(link);
  }
}

/** Finds the tags in `root`, and in the open shadow roots of other components there: what ours draw holds none. */
function discover(root: Document | ShadowRoot | Element) {
  const inside = root.querySelectorAll('*');
  for (const element of root instanceof Element ? [root, ...inside] : inside) {
    if (element.matches(waiting)) begin(element);
    else if (element.shadowRoot && !isOurs(element.localName)) follow(element.shadowRoot);
  }
}

function begin(element: Element) {
  if (!shared) preload('shared');
  shared = true;
  if (returning || element.getAttribute('loading') === 'eager') void load(element.localName);
  else observer.observe(element);
}

function follow(root: Document | ShadowRoot) {
  changes.observe(root, { childList: true, subtree: true });
  discover(root);
}

const changes = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element) discover(node);
  }
});

/** Nothing tells of a shadow root that an element gets later: looks for some seconds, less and less often. */
function lookAgain(delay: number) {
  clearTimeout(looking);
  if (delay > longestLook) return;
  looking = setTimeout(() => {
    discover(document);
    lookAgain(delay * 2);
  }, delay);
}
let looking: ReturnType<typeof setTimeout> | undefined;

for (const tag of tags) {
  const known = customElements.get(tag);
  if (known && !(Symbol.for('orgkit') in known)) {
    // eslint-disable-next-line no-console -- as above.
    console.warn(`org-sdk: <${tag}> is left alone. The page has defined this tag itself. Let one of the two go.`);
  }
}
follow(document);
lookAgain(firstLook);
document.addEventListener('click', () => lookAgain(firstLook), { capture: true, passive: true });

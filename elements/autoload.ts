import { addressAgain, importInTime } from '../src/loading/askAgain';
import { retryLater } from '../src/loading/retryLater';
import { languageAround } from '../src/runtime/shell/languageAround';
import { returnParameters } from '../src/runtime/page/withoutReturn';
import { askFirst } from '../src/runtime/loader/askFirst';
import { addressOf, preload, type Chunks } from '../src/runtime/loader/preload';
import { tags } from './tags';

/** Files of elements: under `shared` those of all, by tag what its own file imports. The build puts them here. */
declare const ORGKIT_CHUNKS: Chunks;
const chunks = ORGKIT_CHUNKS;

/** Distance from the viewport at which an element's file is fetched. */
const nearby = '300px';
/** Milliseconds after the start, or after a click, until shadow roots are looked for, each time twice as long. */
const firstLook = 250;
const longestLook = 8000;
/** A payer comes back (SRV-11): the element that thanks may stand far below. */
const returning = returnParameters.every((name) => location.search.replace('?', '&').includes(`&${name}=`));
/** A site that the server has drawn has a script of its own, which takes its time. */
const waiting = tags.map((tag) => `${tag}:not(:defined, [data-server])`).join();
/** The only element of ours that nests others. */
const site = 'org-site';
const isOurs = (tag: string) => tag !== site && (tags as readonly string[]).includes(tag);
const started: string[] = [];

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target);
  },
  { rootMargin: nearby },
);

/** Fetches an element's file, until it comes (HTTP-04). What the page's author put into the tag stays until then. */
async function load(tag: string, retry = 0): Promise<void> {
  try {
    const file = addressOf(`${tag}.js`);
    const needed = ['shared', tag].flatMap((name) => chunks[name] ?? []).map(addressOf);
    await importInTime(retry ? await addressAgain(file, needed, retry, { anew: true }) : file);
    if (tag === site) discover(document);
  } catch (error) {
    if (retry === 0) {
      // oxlint-disable-next-line no-console -- the console is where the developer of the host page looks.
      console.error(`org-sdk: <${tag}> did not load. ${String(error)}. Check the network and the page's script-src.`);
    }
    retryLater(retry + 1, () => void load(tag, retry + 1));
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
  preload(chunks, 'shared', languageAround(element));
  if (returning || element.getAttribute('loading') === 'eager') start(element);
  else observer.observe(element);
}

/** Asks at once for all that the element needs, as far as its tag tells: code, texts, data, and what its document needs. */
function start(element: Element) {
  const { localName: tag } = element;
  if (customElements.get(tag)) return;
  const lang = languageAround(element);
  // First what more is asked for by: a browser opens six connections to one host, and the files below fill them.
  askFirst(element, lang, (documents, text) => documents.preloadDocument(text, lang));
  preload(chunks, tag, lang);
  if (started.includes(tag)) return;
  started.push(tag);
  void load(tag);
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
    // oxlint-disable-next-line no-console -- as above.
    console.warn(`org-sdk: <${tag}> is left alone. The page has defined this tag itself. Let one of the two go.`);
  }
}
follow(document);
lookAgain(firstLook);
document.addEventListener('click', () => lookAgain(firstLook), { capture: true, passive: true });

// On pages that the server has drawn: they can be read and used as they are, so that what takes them over comes after the first
// picture, or when the visitor touches something.
const script = document.querySelector<HTMLScriptElement>('script[data-chunks]');
const files = script?.dataset['chunks']?.split(' ').filter(Boolean) ?? [];
const addressOf = (file: string) => import.meta.url.replace(/[^/]*$/, file);
const first = document.querySelector<HTMLImageElement>('org-site img[fetchpriority="high"]');
const touches = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const touch of touches) removeEventListener(touch, start);
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = addressOf(file);
    document.head.append(link);
  }
  bring();
}

/** Once more when the network is back: until then links and forms are the browser's. */
function bring(again = '') {
  import(`${addressOf('org-site.js')}${again}`).catch(() => {
    addEventListener('online', () => bring('?again'), { once: true });
  });
}

for (const touch of touches) addEventListener(touch, start, { passive: true });
if (script?.dataset['eager'] !== undefined) start();
else if (first && !first.complete) for (const end of ['load', 'error']) first.addEventListener(end, start);
// After the first frame.
else requestAnimationFrame(() => setTimeout(start));

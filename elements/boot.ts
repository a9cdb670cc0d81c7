import { addressAgain, importInTime } from '../src/loading/askAgain';
import { retryLater } from '../src/loading/retryLater';

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
  void bring();
}

/** Until it comes (HTTP-04). Until then links and forms are the browser's. */
async function bring(retry = 0) {
  const file = addressOf('org-site.js');
  try {
    await importInTime(retry ? await addressAgain(file, files.map(addressOf), retry, { anew: true }) : file);
  } catch {
    retryLater(retry + 1, () => void bring(retry + 1));
  }
}

for (const touch of touches) addEventListener(touch, start, { passive: true });
if (script?.dataset['eager'] !== undefined) start();
else if (first && !first.complete) for (const end of ['load', 'error']) first.addEventListener(end, start);
// After the first frame.
else requestAnimationFrame(() => setTimeout(start));

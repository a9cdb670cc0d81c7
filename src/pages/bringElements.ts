import { patiently } from '../loading/patiently';
import { LoadError } from '../loading/loadPart';

/** Address of our scripts, derived from this one: a chunk, perhaps a retried one. */
const folder = import.meta.url.replace(/(again\/[^/]*\/)?(chunks\/)?[^/]*([?#].*)?$/, '');

let coming: Promise<unknown> | undefined;

/** Sees to it that the elements in a page of the site are loaded, whichever script of ours the page around has. */
export function bringElements(): void {
  coming ??= patiently(() =>
    import(/* the loader is a file of its own */ `${folder}autoload.js`).catch((cause: unknown) => {
      throw new LoadError('autoload.js', { cause });
    }),
  );
}

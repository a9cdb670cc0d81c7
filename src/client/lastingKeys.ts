import type { KeyKeeper } from './createKeyKeeper';
import type { SafeStorage } from './safeStorage';

/**
 * A keeper whose keys outlast a reload of the page (ENG-51): who sends once more what had no answer sends the same request. The
 * tab's storage has the key and a mark of the body, not the body.
 * @param name of the kind of request, one among those of the page's origin
 */
export function lastingKeys(storage: SafeStorage, name: string, createKey: () => string): KeyKeeper {
  const place = `orgkit_unanswered:${name}`;
  return {
    keyFor(body) {
      const mark = markOf(body);
      const [kept, known] = (storage.read('session', place) ?? '').split(' ');
      if (kept === mark && known) return known;
      const key = createKey();
      storage.write('session', place, `${mark} ${key}`);
      return key;
    },
    settle() {
      storage.remove('session', place);
    },
  };
}

/** FNV-1a and the length. Where two bodies have one mark, the server refuses the second under the first one's key. */
function markOf(body: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < body.length; at++) hash = Math.imul(hash ^ body.charCodeAt(at), 0x01000193);
  return `${body.length}-${(hash >>> 0).toString(36)}`;
}

import { useCallback, useEffect, useState } from 'react';
import type { useLeaving } from './useLeaving';

const BEGIN = '/admin';
const read = () => location.pathname.slice(BEGIN.length).replace(/\/+$/, '') || '/';

/** The address of a page of the desk. */
export const deskAddress = (path: string): string => `${BEGIN}${path === '/' ? '/' : path}`;

/** The path below `/admin`, and navigation, which `leaving` may hold up. */
export function useAddress({ leave, isHeld }: Pick<ReturnType<typeof useLeaving>, 'leave' | 'isHeld'>) {
  const [path, setPath] = useState(read);
  const go = useCallback((to: string) => {
    history.pushState(null, '', deskAddress(to));
    setPath(to.replace(/[?#].*$/, ''));
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    const follow = () => {
      const to = read();
      if (!isHeld() || to === path) return setPath(to);
      // The browser is there already.
      history.pushState(null, '', deskAddress(path));
      leave(() => go(to));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [path, go, leave, isHeld]);
  const navigate = useCallback((to: string) => leave(() => go(to)), [go, leave]);
  return { path, navigate };
}

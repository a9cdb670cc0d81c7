import { useCallback, useEffect, useState } from 'react';

const BEGIN = '/admin';
const read = () => location.pathname.slice(BEGIN.length).replace(/\/+$/, '') || '/';

/** The address of a page of the desk. */
export const deskAddress = (path: string): string => `${BEGIN}${path === '/' ? '/' : path}`;

/** The path below `/admin`, and navigation. */
export function useAddress() {
  const [path, setPath] = useState(read);
  useEffect(() => {
    const follow = () => setPath(read());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate = useCallback((to: string) => {
    history.pushState(null, '', deskAddress(to));
    setPath(to);
    scrollTo(0, 0);
  }, []);
  return { path, navigate };
}

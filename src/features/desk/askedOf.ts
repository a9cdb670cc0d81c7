const BEGIN = '/admin';
const queries = new Map<string, string>();

/** Remembers what the list at the page's address was asked for. @param query `?search=…`, or empty */
export const rememberAsked = (query: string): void => void queries.set(location.pathname, query);

/** The query last asked of a list while the desk was open; empty for the whole list. */
export const askedOf = (path: string): string => queries.get(`${BEGIN}${path}`) ?? '';

const BEGIN = '/admin';
const queries = new Map<string, string>();

/** Remembers what the list at the page's address was asked for. @param query `?search=…`, or empty */
export const rememberAsked = (query: string): void => void queries.set(location.pathname, query);

/** What the list of a path of the desk was last asked for while the desk was open, as a query; empty for all of it. */
export const askedOf = (path: string): string => queries.get(`${BEGIN}${path}`) ?? '';

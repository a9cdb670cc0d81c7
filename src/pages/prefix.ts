/** Prefix of ids made by React: the same on the server that writes them and in the browser that takes them over. */
export const prefix = 'site';

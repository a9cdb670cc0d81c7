import { subscribe } from 'node:diagnostics_channel';

let count = 0;
subscribe('http.server.request.start', () => (count += 1));

/** How many requests have come to this process, those answered before the application too. */
export const arrivals = (): number => count;

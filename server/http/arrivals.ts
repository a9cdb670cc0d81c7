import { subscribe } from 'node:diagnostics_channel';

let count = 0;
subscribe('http.server.request.start', () => (count += 1));

/** Number of requests to this process, including those answered before the application. */
export const arrivals = (): number => count;

import { createKeptAnswers, isKeepable } from '../src/client/kept/keptAnswers';

/** TypeScript's worker types clash with those of pages. */
interface Worker {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  readonly data: unknown;
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

// Controls screen pages only: one in front of an audience may be reloaded while the server is down (SCREEN-09).
const worker = self as unknown as Worker;
const { origin } = worker.location;
const answers = createKeptAnswers({
  origin,
  open: () => caches.open(`orgkit ${worker.registration.scope}`),
  fetch: (request) => fetch(request),
  after: (milliseconds, task) => setTimeout(task, milliseconds),
});
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(answers.keep(event.data as string[])));
worker.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event;
  if (isKeepable(request, origin)) event.respondWith(answers.answer(request, clientId || resultingClientId));
});

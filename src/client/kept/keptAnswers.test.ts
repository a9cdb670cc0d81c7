import { createKeptAnswers, isKeepable, type AnswerStore } from './keptAnswers';

const origin = 'https://org.example';
const page = `${origin}/campagne/gala/__screen`;
const data = `${origin}/v1/campagne/id/gala`;

/** A worker's surroundings: what the network answers next, and a clock in the test's hands. */
function open() {
  const stored = new Map<string, Response>();
  const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const store: AnswerStore = {
    match: (request) => Promise.resolve(stored.get(addressOf(request))?.clone()),
    put(request, response) {
      stored.delete(addressOf(request));
      stored.set(addressOf(request), response);
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
    delete: (request) => Promise.resolve(stored.delete(addressOf(request))),
  };
  const world = { network: (): Promise<Response> => Promise.resolve(new Response('')), asked: 0, wait: () => {} };
  const kept = createKeptAnswers({
    origin,
    open: () => Promise.resolve(store),
    fetch: () => ((world.asked += 1), world.network()),
    after: (_, task) => (world.wait = task),
  });
  return { kept, stored, world };
}
/** As a browser makes it: where it is for is nothing that a script can say. */
const request = (url: string, destination = 'document') =>
  Object.defineProperty(new Request(url), 'destination', { value: destination });
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

it('SCREEN-09 answers from the network, and as it came last while the server is down or fails', async () => {
  const { kept, world } = open();
  world.network = answers('first');
  await kept.answer(request(page), '1');
  world.network = answers('second');
  expect(await (await kept.answer(request(page), '1')).text()).toBe('second');
  world.network = answers('not found', 404);
  expect((await kept.answer(request(page), '1')).status).toBe(404);
  for (const network of [down, answers('', 500), answers('', 503)]) {
    world.network = network;
    expect(await (await kept.answer(request(page), '2')).text()).toBe('second');
  }
  world.network = down;
  await expect(kept.answer(request(`${page}2`), '2')).rejects.toThrow('Failed to fetch');
});

it('SCREEN-09 answers what was kept when the server is silent, and waits on for what was not', async () => {
  const { kept, world } = open();
  world.network = answers('kept');
  await kept.answer(request(page), '1');
  let arrive = (_: Response) => {};
  world.network = () => new Promise((resolve) => (arrive = resolve));
  const silent = kept.answer(request(page), '2');
  world.wait();
  expect(await (await silent).text()).toBe('kept');
  const unknown = kept.answer(request(`${page}?rehearsal`), '2');
  world.wait();
  arrive(new Response('late'));
  expect(await (await unknown).text()).toBe('late');
});

it('SCREEN-09 gives data once for each page, so that the screen knows of the outage', async () => {
  const { kept, world } = open();
  world.network = answers('{"total":1}');
  await kept.answer(request(data, ''), '1');
  world.network = down;
  expect(await (await kept.answer(request(data, ''), '2')).text()).toBe('{"total":1}');
  await expect(kept.answer(request(data, ''), '2')).rejects.toThrow('Failed to fetch');
  expect((await kept.answer(request(data, ''), '3')).status).toBe(200);
  world.network = answers('{"total":2}');
  await kept.answer(request(data, ''), '2');
  world.network = down;
  expect(await (await kept.answer(request(data, ''), '2')).text()).toBe('{"total":2}');
});

it('SCREEN-09 keeps what was loaded before it began, once, and the latest 300 in all', async () => {
  const { kept, stored, world } = open();
  world.network = answers('file');
  await kept.keep([page, `${origin}/elements/a.js`, 'https://pictures.example/a.jpg']);
  await kept.keep([page]);
  expect([world.asked, [...stored.keys()]]).toEqual([2, [page, `${origin}/elements/a.js`]]);
  world.network = down;
  await kept.keep([`${origin}/elements/b.js`]);
  world.network = answers('file');
  await kept.keep(Array.from({ length: 299 }, (_, at) => `${origin}/file-${at}`));
  expect([stored.size, stored.has(page), stored.has(`${origin}/elements/a.js`)]).toEqual([300, false, true]);
});

it('SCREEN-09 leaves streams, parts of files, other origins and all but readings to the browser', () => {
  const of = (url: string, init?: RequestInit) => isKeepable(new Request(url, init), origin);
  expect(of(page)).toBe(true);
  expect(of('https://other.example/')).toBe(false);
  expect(of(data, { method: 'POST' })).toBe(false);
  expect(of(data, { headers: { accept: 'text/event-stream' } })).toBe(false);
  expect(of(data, { headers: { range: 'bytes=0-1' } })).toBe(false);
});

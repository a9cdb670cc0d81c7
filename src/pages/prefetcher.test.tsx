import { createFakeClock } from '../client/testing/fakeClock';
import { createPrefetcher } from './prefetcher';

function setUp(load: (path: string) => Promise<unknown> = (path) => Promise.resolve(`page of ${path}`)) {
  const asked: string[] = [];
  const clock = createFakeClock();
  const pages = createPrefetcher((path) => {
    asked.push(path);
    return load(path);
  }, clock);
  return { asked, clock, pages };
}

it('SITE-16 fetches the page of a link that is pointed at for 65 ms, and once for the press that follows', async () => {
  const { asked, clock, pages } = setUp();
  pages.consider('/passed');
  await clock.pass(64);
  pages.forget();
  pages.consider('/meant');
  await clock.pass(65);
  expect(await pages.take('/meant')).toBe('page of /meant');
  expect(asked).toEqual(['/meant']);
});

it('SITE-16 asks once where a press comes sooner, also for what does not come', async () => {
  const { asked, clock, pages } = setUp(() => Promise.reject(new Error('no network')));
  pages.consider('/pressed');
  await expect(pages.take('/pressed')).rejects.toThrow('no network');
  await clock.pass(1000);
  expect(asked).toEqual(['/pressed']);
});

it('SITE-16 goes back to a page as it was, and forward to one that is a minute old at most', async () => {
  const { asked, clock, pages } = setUp();
  await pages.take('/seen');
  await clock.pass(60_000);
  await pages.takeAgain('/seen');
  expect(asked).toEqual(['/seen']);
  await pages.take('/seen');
  expect(asked).toEqual(['/seen', '/seen']);
});

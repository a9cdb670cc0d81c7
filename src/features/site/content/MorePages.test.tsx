import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Client } from '../../../client/client';
import type { PageData } from '../../../contract/site/pageData';
import { gallery, pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';
import { view } from '../views/galleries';

let reachEnd: () => void = () => undefined;
beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(told: IntersectionObserverCallback) {
      reachEnd = () => told([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {
      reachEnd = () => undefined;
    }
  } as never;
});

const page = (number: number, ids: string[], nbPages?: number) =>
  pageOf('GALERIES', ids.map((id) => ({ ...gallery, id, name: id })), {
    list: { page: number, ...(nbPages !== undefined && { nbPages }) },
    pictures: { [gallery.bgImage]: { width: 10, height: 10, alt: '', webp: `/${number}.webp 480w` } },
  }); // oxfmt-ignore

async function show(answers: (PageData | Error)[], nbPages?: number) {
  const asked: unknown[] = [];
  const client = {
    call: (_route: unknown, { query }: { query: unknown }) => {
      asked.push(query);
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer });
    },
  } as unknown as Client;
  render(await viewOf(view, page(1, ['a', 'b'], nbPages), { client }));
  return asked;
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const more = () => screen.queryByRole('link', { name: 'Voir Plus' });

it('GAL-01 the next page comes at the end of the list, until the last', async () => {
  const asked = await show([page(2, ['c'], 2) as PageData], 2);
  await act(async () => reachEnd());
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([{ path: '/galeries?page=2', lang: 'fr', org: 'tilleuls' }]);
  expect(more()).toBeNull();
});

it('GAL-01 an empty page is the end where the number of pages is not told', async () => {
  await show([page(2, ['c']) as PageData, page(3, []) as PageData]);
  await act(async () => reachEnd());
  expect(more()).toBeVisible();
  await act(async () => reachEnd());
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(more()).toBeNull();
});

it('GAL-01 a page that does not come is asked for again by a press', async () => {
  const asked = await show([new Error('offline'), page(2, ['c'], 2) as PageData], 2);
  await act(async () => reachEnd());
  expect(screen.getByText('Le chargement a échoué.')).toBeVisible();
  expect(names()).toEqual(['a', 'b']);
  await userEvent.click(more() as HTMLElement);
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(asked).toHaveLength(2);
});

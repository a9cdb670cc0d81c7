import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench();

async function makePage(path: string, blocks: readonly { type: string; props: object }[]): Promise<void> {
  const { url, adminToken } = bench().server;
  const content = JSON.stringify(blocks.map((block, at) => ({ id: `b${at}`, children: [], ...block })));
  const answer = await fetch(`${url}/v1/admin/pages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ path, title: 'Blocs', content }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"success":true')]);
}

it('BLOCK-01 gives carousels, pages and documents the sizes that their author chose', async () => {
  const sizes = { width: '300', height: '200' };
  const limits = { minHeight: '520', maxWidth: '400' };
  const most = { height: '400', maxHeight: '150' };
  const embedded = { url: 'https://carte.example/x' };
  const images = { items: [{ image: '/a.jpg' }, { image: '/b.jpg' }] };
  await makePage('blocs', [
    { type: 'embeddedPage', props: { ...embedded } },
    { type: 'embeddedPage', props: { ...embedded, ...sizes } },
    { type: 'embeddedPage', props: { ...embedded, ...limits } },
    { type: 'pdf', props: { pdf: 'https://carte.example/x.pdf', previz: true, ...most } },
    { type: 'carousel', props: { ...images, ...sizes } },
    { type: 'carousel', props: { ...images, ...most } },
  ]);
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.route(/carte\.example/, (route) => route.fulfill({ body: '' }));
  await page.goto(`${bench().server.url}/blocs`);
  await page.locator('.pdf-here > summary').click();
  const shown = await page
    .locator('.block :is(iframe, li:first-child img)')
    .evaluateAll((all) =>
      all.map((one) => [
        Math.round(one.getBoundingClientRect().height),
        Math.round(one.closest('.block')!.getBoundingClientRect().width),
      ]),
    );
  const whole = shown[0]![1];
  expect(whole).toBeGreaterThan(500);
  expect(shown).toEqual([
    [480, whole],
    [200, 300],
    [520, 400],
    [150, whole],
    [200, 300],
    [150, whole],
  ]);
});

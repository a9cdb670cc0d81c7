import { buildCampaign } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { campaignApi, open as openToAll, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
});
afterAll(() => bench.close());

const { markup, open } = toolsFor({ tag: 'org-campaign', bench: () => bench });

const words = {
  fr: { title: 'Le projet', text: 'Une salle pour tous', question: 'Où ?', answer: 'Rue des Tilleuls' },
  he: { title: 'הפרויקט', text: 'אולם לכולם', question: 'איפה?', answer: 'רחוב הטיליה' },
};
const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><rect width="1200" height="400" fill="${colour}"/></svg>`;

/** A campaign with one section, a layout of all that a section can have. */
function route({ text, title, question, answer }: (typeof words)['fr']) {
  const block = (type: string, props: object, children: readonly object[] = []) => ({ type, props, children });
  const layout = [
    block('richText', { html: `<h2>${text}</h2><p>${`${text}. `.repeat(12)}</p><hr>` }),
    block('carousel', { items: [{ image: '/a.svg' }, { image: '/b.svg' }], maxImageHeight: '240' }),
    block('container', { backgroundColor: '#eef4f1', padding: '16', borderRadius: '12' }, [
      block('accordion', { items: [{ title: question, description: `<p>${answer}</p>` }] }),
      block('pdf', { pdf: '/plan.pdf' }),
    ]),
    block('video', { video: 'https://youtu.be/dQw4w9WgXcQ' }),
  ];
  const drawing = (colour: string) =>
    openToAll(() => ({ body: picture(colour), headers: { 'content-type': 'image/svg+xml' } }));
  const campaign = buildCampaign({ config: { sections: [{ id: 's', type: 'SECTION' }] } });
  bench.org.route({
    ...stubApi(),
    ...campaignApi({ campaign, donors: [] }),
    'GET /v1/sections/id/s': openToAll(() => ({
      body: { data: { id: 's', label: title, content: JSON.stringify({ schemaVersion: 1, children: layout }) } },
    })),
    'GET /a.svg': drawing('#8fb7a9'),
    'GET /b.svg': drawing('#0d5c48'),
  });
}

it.each([
  ['fr', 360, 740],
  ['fr', 1280, 900],
  ['he', 360, 740],
] as const)('BLOCK-10 CALL-13 a section’s layout is blocks in %s, %s pixels wide', async (lang, width, height) => {
  const said = words[lang];
  route(said);
  const { page, ready, errors } = await open(
    `<main><h1>Nous</h1>${markup(`campaign-id="abc" lang="${lang}"`)}</main>`,
    { context: { viewport: { width, height } } },
  );
  await ready();
  const section = page.locator('org-campaign .campaign-section', { hasText: said.title });
  const question = section.getByText(said.question);
  await question.click();
  const parts = [section.getByRole('heading', { name: said.text }), section.locator('img').first(), question];
  const boxes = await Promise.all(
    [...parts, section.getByText(said.answer), section.getByRole('link')].map((part) => part.first().boundingBox()),
  );
  const tops = boxes.map((box) => box!.y);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(await section.innerText()).not.toMatch(/schemaVersion|richText|</);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await closePage(page);
});

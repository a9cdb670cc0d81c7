import type { Page } from 'playwright-core';
import { openElementBench, type ElementBench, type OpenPage } from './support/elementBench';
import { outages, type Outage } from './support/outages';
import { open } from './support/stubApi';
import { closePage } from './support/pagePool';

jest.setTimeout(600_000);

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
  const refused = open(() => ({ body: { success: false, error: 'Merci de patienter' } }));
  bench.org.route({ 'POST /v1/paiements/*': refused, 'POST /v1/forms/*': refused, 'POST /v1/campagne/*': refused });
});
afterAll(() => bench.close());

interface Subject {
  readonly name: string;
  readonly tag: string;
  readonly attributes?: string;
  /** What there is to press. */
  readonly stands: string;
  /** What a visitor presses first. */
  touch?(page: Page): Promise<void>;
  /** What that brings. */
  brings?: string;
  /** The button that sends, and what to fill in before. */
  send?(page: Page): Promise<void>;
}

const answered = 'Merci de patienter';
/** A file that did not load shows the first text, a call answered with status 500 the second. */
const failed = 'text=/Une erreur est survenue|Erreur interne du serveur/';
const press = (page: Page, selector: string) => page.locator(selector).first().click();

const give = async (page: Page, tag: string) => {
  await page.locator(`${tag} input[type=radio][value="0"]`).first().check();
  await press(page, `${tag} button[type=submit]`);
};
const openDialog = (page: Page) => press(page, 'org-campaign .button-primary.button-large, org-campaign button');

const subjects: readonly Subject[] = [
  {
    name: 'donation',
    tag: 'org-donation',
    stands: 'org-donation button[type=submit]',
    touch: (page) => give(page, 'org-donation'),
    brings: `text=${answered}`,
  },
  {
    name: 'payment',
    tag: 'org-payment',
    stands: 'org-payment button[type=submit]',
    attributes: 'intent="abc"',
    touch: (page) => press(page, 'org-payment button[type=submit]'),
    brings: 'org-payment [aria-invalid=true]',
  },
  {
    name: 'form',
    tag: 'org-form',
    stands: 'org-form button[type=submit]',
    attributes: 'form-id="abc"',
    async touch(page) {
      await page.locator('org-form input').first().fill('Ana');
      await press(page, 'org-form button[type=submit]');
    },
    brings: `text=${answered}`,
  },
  {
    name: 'campaign',
    tag: 'org-campaign',
    stands: 'org-campaign button',
    attributes: 'campaign-id="abc"',
    touch: openDialog,
    brings: 'org-campaign dialog[open] button[type=submit]',
    send: (page) => give(page, 'org-campaign dialog'),
  },
  {
    name: 'widget',
    tag: 'org-campaign',
    stands: 'org-campaign button',
    attributes: 'campaign-id="abc" widget',
    touch: openDialog,
    brings: 'org-campaign dialog[open] button[type=submit]',
    send: (page) => give(page, 'org-campaign dialog'),
  },
  { name: 'screen', tag: 'org-screen', stands: 'org-screen .code', attributes: 'campaign-id="abc"' },
];

/** Two minutes of an outage: a file or call that is asked for every second would come 120 times, every 5 seconds 24 times. */
const lasts = 120_000;
const most = 14;

const host = ({ tag, attributes = '' }: Subject) =>
  `<main><${tag} ${attributes}><a href="/don">Lien</a></${tag}></main>`;

async function visit(subject: Subject, outage: Outage, whileLoading: boolean) {
  let down: ReturnType<typeof outages> | undefined;
  const opened = await bench.open(host(subject), {
    head: `<script type="module" src="${bench.org.origin()}/elements/autoload.js"></script>`,
    async prepare(page) {
      await page.clock.install();
      // How long a page waits is left to chance; here always the same.
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      down = outages(page, bench.org.origin());
      if (whileLoading) await down.begin(outage, { but: 'autoload.js' });
    },
  });
  return { ...opened, down: down! };
}

const sees = (page: Page, selector: string) => () => page.locator(selector).first().isVisible();
const isReady =
  ({ events }: OpenPage) =>
  async () =>
    (await events()).includes('org-ready');

const kinds = ['offline', 'status 500', 'refused', 'captive portal'] as const;
/** In `npm test` each kind of outage meets half of the elements, and each element half of the kinds. */
const meets = (subject: Subject, outage: Outage) =>
  process.env['ORGKIT_PROOF'] !== undefined || (subjects.indexOf(subject) + kinds.indexOf(outage)) % 2 === 0;

describe.each(kinds)('HTTP-04 an outage (%s)', (outage) => {
  const all = (test: (subject: Subject) => Promise<void>, of = subjects) =>
    Promise.all(of.filter((subject) => meets(subject, outage)).map(test));

  it('while the page loads: the author’s link stands, and the element comes with the network', () =>
    all(async (subject) => {
      const visitor = await visit(subject, outage, true);
      const { page, down } = visitor;
      const asked = await down.last(lasts);
      const link = await sees(page, 'text=Lien')();
      await down.end();
      const came = await down.until(isReady(visitor));
      expect({ ...subject, asked, link, came }).toEqual({
        ...subject,
        asked: expect.objectContaining({ most: expect.any(Number) as number }) as unknown,
        link: true,
        came: true,
      });
      expect([subject.name, asked.most <= most, asked]).toEqual([subject.name, true, asked]);
      await closePage(page);
    }));

  it('at the first touch: it is said there, and what was pressed comes with the network', () =>
    all(
      async (subject) => {
        const visitor = await visit(subject, outage, false);
        const { page, down } = visitor;
        await visitor.ready();
        await page.locator(subject.stands).first().waitFor();
        await down.begin(outage);
        await subject.touch!(page);
        const said = await down.until(async () =>
          (await Promise.all([sees(page, failed)(), sees(page, subject.brings!)()])).includes(true),
        );
        const asked = await down.last(lasts);
        await down.end();
        let came = await down.until(sees(page, subject.brings!));
        if (!came) {
          await subject.touch!(page);
          came = await down.until(sees(page, subject.brings!));
        }
        expect([subject.name, { said, came, calm: asked.most <= most }, asked]).toEqual([
          subject.name,
          { said: true, came: true, calm: true },
          asked,
        ]);
        await closePage(page);
      },
      subjects.filter(({ touch }) => touch),
    ));

  it('in the middle: what is there stays, and goes on with the network', () =>
    all(async (subject) => {
      const visitor = await visit(subject, outage, false);
      const { page, down } = visitor;
      await visitor.ready();
      await page.locator(subject.stands).first().waitFor();
      if (subject.touch) {
        await subject.touch(page);
        await down.until(sees(page, subject.brings!));
      }
      await down.begin(outage);
      const asked = await down.last(lasts);
      if (subject.send) {
        await subject.send(page);
        expect(await down.until(sees(page, failed))).toBe(true);
      }
      await down.end();
      const before = bench.org.requests.length;
      if (subject.send) {
        await subject.send(page);
        expect(await down.until(sees(page, `text=${answered}`))).toBe(true);
      } else if (subject.tag === 'org-screen') {
        expect(await down.until(async () => bench.org.requests.length > before)).toBe(true);
      } else {
        await subject.touch!(page);
        expect(await down.until(sees(page, subject.brings!))).toBe(true);
      }
      expect([subject.name, asked.most <= most, asked]).toEqual([subject.name, true, asked]);
      await closePage(page);
    }));
});

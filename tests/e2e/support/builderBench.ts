import { openElementBench, type ElementBench, type OpenOptions } from './elementBench';

/**
 * Opens builders on host pages of a bench, for the tests of a file.
 * @param look of the page around a builder
 */
export function useBuilderBench(look = (builder: string) => builder) {
  let bench: ElementBench;
  beforeAll(async () => {
    bench = await openElementBench('dist/elements');
  });
  afterAll(() => bench.close());
  const autoload = () => `<script type="module" src="${bench.org.origin()}/elements/autoload.js"></script>`;
  return {
    bench: () => bench,
    autoload,
    /** A builder with a form of the host page's own. */
    async openBuilder(children: readonly object[], attributes = '', options: OpenOptions = {}) {
      const opened = await bench.open(look(`<org-form-builder ${attributes}></org-form-builder>`), {
        head: autoload(),
        context: { viewport: { width: 1280, height: 900 } },
        ...options,
      });
      const { page } = opened;
      await page.locator('org-form-builder').evaluate(
        (element, content) => {
          Object.assign(element, { definition: { title: 'Gala', content } });
        },
        JSON.stringify({ schemaVersion: 1, children }),
      );
      await opened.ready();
      await page.locator('.canvas-sheet').waitFor();
      return opened;
    },
  };
}

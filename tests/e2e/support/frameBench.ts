import type { OpenOptions, OpenPage } from './elementBench';
import { letClicksThrough } from './letClicksThrough';
import { openBrowser } from './browser';
import { useProbeBench } from './probeBench';
import { open as openToAll } from './stubApi';

/** The markup of a framed probe element, and its iframe. */
export const placeholder = '<div id="d" data-org-frame="org-probe" data-org="abc"></div>';
export const inFrame = '#d iframe';

/** Host pages that show the probe element in a frame of another site. Sets itself up around the tests of the file. */
export function useFrameBench() {
  const { bench, src } = useProbeBench(openBrowser);
  beforeEach(() => {
    bench().org.route({
      'GET /paiement': () => ({ body: '<title>Paiement</title>' }),
      'GET /v1/paiements/intents/abc/status': openToAll(() => ({ body: { data: { state: 'succeeded' } } })),
      // As the server's own page for frames: the query becomes attributes.
      'GET /embed/org-probe': ({ query }) => {
        const attributes = [...query].map(([name, value]) => `${name}="${value}"`).join(' ');
        return {
          body: `<!doctype html><html lang="fr"><title>Sonde</title><style>body { margin: 0 }</style>
            <script type="module" src="/elements/org-probe.js"></script><org-probe id="p" ${attributes}></org-probe>`,
        };
      },
    });
  });

  const script = () => `<script src="${src('frame.js')}"></script>`;
  return {
    bench,
    script,
    /** Opens a host page; `ready` also waits until the frames have their height, so that nothing moves under a click. */
    async open(body: string, options: OpenOptions = {}): Promise<OpenPage> {
      const opened = await bench().open(body, { head: script(), ...options });
      const ready = async (count = 1) => {
        await opened.ready(count);
        await opened.page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLElement>('iframe[style], [data-org-frame]')].every(
            (one) => one.clientHeight > 100,
          ),
        );
        await letClicksThrough(opened.page);
      };
      return { ...opened, ready };
    },
  };
}

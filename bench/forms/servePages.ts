import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The globals of a bench page. */
export interface BenchWindow {
  readonly bench: { mounted(pairs: number): Promise<number>; focus(pair: number): void; typed(fields: number): void };
  readonly shown: Promise<number>;
}

/** A page for each maker, on a site of its own. */
export async function servePages(orgkit: string) {
  const head = '<!doctype html><html lang="fr"><meta charset="utf-8"><title>bench</title>';
  const heads: Record<string, string> = {
    orgForm: `<link rel="stylesheet" href="${orgkit}/elements/orgkit.css"><script type="module" src="${orgkit}/elements/autoload.js"></script>`,
    rjsf: '',
    formJs: '<link rel="stylesheet" href="/form-js.css">',
  };
  const css = readFileSync('bench/node_modules/@bpmn-io/form-js-viewer/dist/assets/form-js.css');
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1).replace('?plain', '');
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
    if (url === '/form-js.css') send('text/css', css);
    else if (url.endsWith('.js')) send('text/javascript', readFileSync(`dist/bench/forms/${name}`));
    else if (name in heads)
      send('text/html', `${head}${heads[name]}<body><script type="module" src="/${name}.js"></script>`);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

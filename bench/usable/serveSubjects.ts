import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Subject } from './subjects';

const page = ({ name, head = '', body }: Subject) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>${head}<body>${body}`;

/** A page for each subject, and what is on its own origin, all of it compressed as well as ours. */
export async function serveSubjects(subjects: readonly Subject[]) {
  const files: Record<string, string> = {
    '/form-js.css': 'bench/node_modules/@bpmn-io/form-js-viewer/dist/assets/form-js.css',
    '/hello.js': 'dist/bench/hello.js',
    '/formJs.js': 'dist/bench/usable/peers/formJs.js',
    '/rjsf.js': 'dist/bench/usable/peers/rjsf.js',
    '/jsonForms.js': 'dist/bench/usable/peers/jsonForms.js',
  };
  const packed = Object.fromEntries(
    Object.entries(files).map(([url, file]) => [url, brotliCompressSync(readFileSync(file))]),
  );
  const server = createServer(({ url = '' }, response) => {
    const subject = subjects[Number(url.slice(1))];
    const body = packed[url] ?? (subject && brotliCompressSync(page(subject)));
    if (!body) return void response.writeHead(404).end();
    const type = subject ? 'text/html' : url.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (index: number) => `http://127.0.0.1:${port}/${index}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

// `npm run dev`: builds on every change, restarts the server, reloads the open example pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetBuild } from './lib/build.mjs';
import { root } from './lib/processes.mjs';

const reloadPort = Number(process.env.RELOAD_PORT ?? 35729);
const pages = new Set();

/** Pages listen here; they reload when something was built. */
createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
  response.write(': ready\n\n');
  pages.add(response);
  request.on('close', () => pages.delete(response));
}).listen(reloadPort, '127.0.0.1');

const listener = `new EventSource('http://127.0.0.1:${reloadPort}').onmessage = () => location.reload();\n`;
const reloadOnBuild = {
  name: 'reload-on-build',
  renderChunk: (code, chunk) => (chunk.name === 'autoload' ? { code: code + listener, map: null } : null),
};

let server;
async function stopServer() {
  if (!server || server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function restart() {
  await stopServer();
  server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { cwd: root, stdio: 'inherit' });
  for (const page of pages) page.write('data: built\n\n');
}

forgetBuild(); // what follows is for development: the next `npm start` builds again
process.argv.push('--watch'); // tells rollup.config.mjs
const { watch } = await import('rollup');
const { default: configs } = await import(pathToFileURL(join(root, 'rollup.config.mjs')).href);
const [browser, ...others] = configs;
const watcher = watch([{ ...browser, plugins: [...browser.plugins, reloadOnBuild] }, ...others]);
watcher.on('event', (event) => {
  if (event.result) void event.result.close();
  if (event.code === 'ERROR') console.error(`orgkit: ${event.error.message}`);
  if (event.code === 'END') void restart();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopServer().then(() => process.exit(0)));

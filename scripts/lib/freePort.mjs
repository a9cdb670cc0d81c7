import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below 32768, where systems take the ports of outgoing connections from: a browser beside may take one of those meanwhile.
const lowest = 10_000;
const highest = 30_000;

/** A port of the loopback interface that nobody listens to, for a program that is started next. */
export async function freePort() {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    // On all interfaces: what another program has on one of them counts.
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openEmbedded } from '../server/db/embedded';

// The least that a durable POST costs: node:http, one row in the same database, on disk before the answer.
const database = await openEmbedded(process.argv[2] ?? '', pino({ level: 'silent' }));
await database.queries.execute(sql`create table raw (id text primary key, body jsonb not null)`);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { idempotencyKey: string };
    const row = sql`insert into raw values (${body.idempotencyKey}, ${JSON.stringify(body)})`;
    database.queries.execute(row).then(
      () => response.setHeader('content-type', 'application/json').end('{"success":true}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void database.close();
});

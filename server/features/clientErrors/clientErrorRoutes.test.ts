import { pino } from 'pino';
import { createApp } from '../../app';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';

const lines: string[] = [];
let server: TestServer;
beforeEach(async () => {
  lines.length = 0;
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  // Reports touch no database.
  server = await startTestServer(createApp(createTestDeps({} as never, { log })));
});
afterEach(() => server.close());

const report = (body: unknown, headers: HeadersInit = {}) => server.request('POST', '/v1/errors', { body, headers });
const tags = { page: 'https://host.example/don?email=ana@example.org#x', organisationId: 'demo', type: 'client' };

describe('reports of elements', () => {
  it('CALL-25 are logged without what could name a visitor, and answered with nothing', async () => {
    const stack = 'Error: ana@example.org\n at x (https://org.example/elements/a.js?user=ana:1:2)';
    const { status, text } = await report({ message: 'No tel +33 6 12 34 56 78', stack, tags });
    expect([status, text]).toEqual([204, '']);
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      client: { tags: { page: 'https://host.example/don', organisationId: 'demo' } },
    });
    expect(line).toContain('/elements/a.js');
    expect(line).not.toMatch(/ana|12 34/);
  });

  it('CALL-25 must have their shape', async () => {
    expect((await report({ message: 'x', tags: { type: 'server' } })).status).toBe(400);
    expect((await report({ message: 'x'.repeat(3000), tags })).status).toBe(400);
    expect(lines).toEqual([]);
  });

  it('CALL-25 SRV-09 are limited by address, which a visitor cannot choose', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => report({ message: 'x', tags }, { 'X-Forwarded-For': `10.0.0.${n}` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(lines).toHaveLength(20);
  });
});

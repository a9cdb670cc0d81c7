import type { Role } from '../../../../src/contract/terms/roles';
import { createApp } from '../../../app';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/openTestDatabase';
import { memberships, users } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { createGuard } from '../../../guard/createGuard';
import type { Mail } from '../../../outbox/createMailer';
import { sendDue } from '../../../outbox/sendDue';
import { hashPassword } from '../../../secrets/passwords';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../../testing/testServer';
import { foundOrganisation } from '../../settings/organisationService';
import { lightWork } from '../../../guard/testing/solve';

export const PASSWORD = 'kidouch et hallot';
/** Cheap to check; real ones are dear. */
const cheap = { N: 16, r: 1, p: 1 } as const;

/** A browser: it keeps cookies, and its pages are the server's own. */
export function createBrowser(server: TestServer, { address = '192.0.2.1' }: { address?: string } = {}) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { 'sec-fetch-site': 'same-origin', 'x-orgkit': '1', 'x-forwarded-for': address, cookie };
    const answer = await server.request(method, `/admin/v1/${path}`, {
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', ...own, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    send,
    cookies,
    signIn: (email: string, password = PASSWORD, more: object = {}) =>
      send('POST', 'session', { email, password, ...more }),
    isIn: async () => (await send('GET', 'session')).status === 200,
  };
}
export type Browser = ReturnType<typeof createBrowser>;

interface DeskWorld {
  database: Database;
  deps: Deps;
  server: TestServer;
  /** Tokens of the organisations `demo` and `other`. */
  token: string;
  otherToken: string;
}
export const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;

/** A server with two organisations, whose clock is moved by hand. */
export function useDesk() {
  const world = {} as DeskWorld;
  let now = new Date('2025-01-15T12:00:00Z');
  beforeAll(async () => {
    const database = await openTestDatabase();
    const given = createTestDeps(database, { now: () => now, config: { trustProxy: 'loopback' } });
    const deps = { ...given, guard: createGuard(given, { work: lightWork }) };
    const token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
    const otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other' });
    Object.assign(world, { database, deps, token, otherToken, server: await startTestServer(createApp(deps)) });
  });
  afterAll(async () => {
    await world.server.close();
    await world.database.close();
  });

  const addUser = async (
    email: string,
    {
      role,
      organisation = 'demo',
      isOperator = false,
    }: { role?: Role; organisation?: string; isOperator?: boolean } = {},
  ) => {
    const { queries } = world.database;
    const passwordHash = await hashPassword(PASSWORD, cheap);
    const name = email.split('@')[0] ?? '';
    const row = {
      id: world.deps.ids.row(),
      email,
      name,
      lang: 'fr' as const,
      passwordHash,
      isOperator,
      createdAt: now,
    };
    await queries.insert(users).values(row);
    if (role)
      await queries.insert(memberships).values({ organisationId: organisation, userId: row.id, role, createdAt: now });
    return row;
  };
  const browser = (address?: string) => createBrowser(world.server, address === undefined ? {} : { address });
  return {
    world,
    addUser,
    browser,
    pass: (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
    now: () => now,
    /** A new user of a role, signed in. */
    async signedIn(email: string, who: Parameters<typeof addUser>[1]): Promise<Browser> {
      await addUser(email, who);
      const own = browser();
      await own.signIn(email);
      return own;
    },
    /** The mails that go out now. */
    async mails(): Promise<Mail[]> {
      const sent: Mail[] = [];
      await sendDue(world.deps, { send: (mail) => Promise.resolve(void sent.push(mail)), close: () => undefined });
      return sent;
    },
    /** The key in the mailed link. */
    keyIn: (mail: Mail | undefined) => /#key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
  };
}

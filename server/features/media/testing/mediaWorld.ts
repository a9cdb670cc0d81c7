import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaItem } from '../../../../src/contract/site/media';
import { createApp } from '../../../app';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/openTestDatabase';
import { media } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { createFolderStore } from '../../../files/createFolderStore';
import { createPictures } from '../../../pictures/createPictures';
import { noise } from '../../../pictures/testing/samples';
import { buildPrograms } from '../../../testing/serverProcess';
import { createTestDeps, startTestServer, type TestServer } from '../../../testing/testServer';
import { foundOrganisation } from '../../settings/organisationService';

export const LIMIT = 2_000_000;

interface Answered<T> {
  readonly status: number;
  readonly body: { readonly data: T; readonly code?: string; readonly error?: string };
}
interface Sent {
  readonly alt?: string;
  readonly name?: string;
  readonly given?: string;
  readonly url?: string;
}
/** Set once the tests of the file begin. */
interface World {
  database: Database;
  deps: Deps;
  server: TestServer;
  /** Token of `demo`. */
  token: string;
  otherToken: string;
  time: number;
  photo: Buffer;
}

/** A server that takes pictures, with the organisations `demo` and `other`, and what tests ask of it. */
export function useMediaWorld() {
  const world = { time: Date.parse('2025-01-15T12:00:00Z') } as World;
  let dataFolder: string;
  let programs: Awaited<ReturnType<typeof buildPrograms>>;
  beforeAll(async () => {
    programs = await buildPrograms();
    const database = await openTestDatabase();
    dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-media-'));
    const deps = createTestDeps(database, {
      now: () => new Date(world.time),
      config: { dataFolder, mediaBytes: LIMIT },
      media: createFolderStore(dataFolder, 'media'),
      pictures: createPictures(join(programs.folder, 'pictureWorker.mjs')),
    });
    const token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
    const otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other' });
    const photo = await noise(1200, 800).jpeg().toBuffer();
    Object.assign(world, { database, deps, token, otherToken, photo, server: await startTestServer(createApp(deps)) });
  });
  afterAll(async () => {
    await world.server.close();
    await world.database.close();
    programs.remove();
    await rm(dataFolder, { recursive: true, force: true });
  });
  async function upload(bytes: Buffer, { alt = 'Un toit', name = 'toit.jpg', given = world.token, url }: Sent = {}) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
    const headers = { Authorization: `Bearer ${given}` };
    const address = `${url ?? world.server.url}/v1/admin/media?${new URLSearchParams({ alt }).toString()}`;
    const response = await fetch(address, { method: 'POST', body, headers });
    return { status: response.status, body: (await response.json()) as Answered<MediaItem>['body'] };
  }
  let shade = 0;
  return {
    world,
    upload,
    kept: async (bytes: Buffer, more: Sent = {}) => (await upload(bytes, more)).body.data,
    /** Calls `/v1/admin/media{path}`. */
    ask: async <T = MediaItem>(method: string, path: string, body?: unknown) => {
      const { token, server } = world;
      const answer = await server.request(method, `/v1/admin/media${path}`, { token, ...(body ? { body } : {}) });
      return { status: answer.status, body: answer.body } as Answered<T>;
    },
    stored: async () => (await readdir(join(dataFolder, 'media')).catch(() => [])).sort(),
    rows: () => world.database.queries.$count(media),
    see: (path: string, headers: HeadersInit = {}) => world.server.request('GET', path, { headers }),
    /** A small one that was not there before. */
    anyPhoto: (width = 60) =>
      noise(width, 40)
        .tint({ r: (shade += 1), g: 0, b: 0 })
        .png()
        .toBuffer(),
  };
}

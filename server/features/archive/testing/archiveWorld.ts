import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchiveReport } from '../../../../src/contract/site/archive';
import type { MediaItem } from '../../../../src/contract/site/media';
import { createApp } from '../../../app';
import { prepareDemo } from '../../../demo/prepareDemo';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/openTestDatabase';
import type { Deps } from '../../../deps';
import { createFolderStore } from '../../../files/createFolderStore';
import { createPictures } from '../../../pictures/createPictures';
import { noise } from '../../../pictures/testing/samples';
import { buildPrograms } from '../../../testing/serverProcess';
import { createTestDeps, startTestServer, type TestServer } from '../../../testing/testServer';
import { foundOrganisation } from '../../settings/organisationService';

/** A server, and the tokens of its organisations. */
export interface Place {
  readonly database: Database;
  readonly deps: Deps;
  readonly server: TestServer;
  readonly tokens: Readonly<Record<string, string>>;
  stored(): Promise<string[]>;
  close(): Promise<void>;
}
interface World {
  /** With the demo as `demo`, and `empty`. */
  home: Place;
  /** Another server, with `empty` alone. */
  away: Place;
}
export interface Answered {
  readonly status: number;
  readonly body: {
    readonly data: ArchiveReport;
    readonly code?: string;
    readonly error?: string;
    readonly issues?: readonly { path: string; message: string }[];
  };
}

const demoToken = 'token-of-the-demo-for-tests';

async function openPlace(program: string, hasDemo: boolean): Promise<Place> {
  const database = await openTestDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), 'orgkit-archive-'));
  const deps = createTestDeps(database, {
    config: { dataFolder, adminToken: demoToken, mediaBytes: 2_000_000 },
    media: createFolderStore(dataFolder, 'media'),
    pictures: createPictures(program),
  });
  if (hasDemo) await prepareDemo(deps);
  const empty = await foundOrganisation(deps, { id: 'empty', name: 'Empty' });
  const server = await startTestServer(createApp(deps));
  return {
    ...{ database, deps, server, tokens: { empty, demo: demoToken } },
    stored: async () => (await readdir(join(dataFolder, 'media')).catch(() => [])).sort(),
    async close() {
      await server.close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Two servers between which archives are carried. */
export function useArchiveWorld() {
  const world = {} as World;
  let programs: Awaited<ReturnType<typeof buildPrograms>>;
  beforeAll(async () => {
    programs = await buildPrograms();
    const program = join(programs.folder, 'pictureWorker.mjs');
    Object.assign(world, { home: await openPlace(program, true), away: await openPlace(program, false) });
  });
  afterAll(async () => {
    await world.home.close();
    await world.away.close();
    programs.remove();
  });
  return world;
}

export async function download({ server }: Place, token: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/v1/admin/archive`, { headers: { Authorization: `Bearer ${token}` } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return Buffer.from(await response.arrayBuffer());
}

/** Sends an archive; with `query` `dryRun=true` it is only tried. */
export async function send({ server }: Place, token: string, archive: Buffer, query = ''): Promise<Answered> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(archive)]), 'archive.zip');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/v1/admin/archive?${query}`, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}

/** Keeps a picture or PDF by its own call. */
export async function keep({ server }: Place, token: string, bytes: Buffer, alt: string): Promise<MediaItem> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'vue.jpg');
  const headers = { Authorization: `Bearer ${token}` };
  const address = `${server.url}/v1/admin/media?${new URLSearchParams({ alt }).toString()}`;
  const response = await fetch(address, { method: 'POST', body, headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: MediaItem }).data;
}

export const photo = (width: number, shade: number) =>
  noise(width, 40).tint({ r: shade, g: 0, b: 0 }).jpeg().toBuffer();

import type { MediaItem } from '../../../src/contract/site/media';
import { useMediaWorld } from './testing/mediaWorld';

const { world, kept, anyPhoto, rows } = useMediaWorld();
let narrow: string;

const post = (path: string, body: object) =>
  world.server.request('POST', `/v1/admin/${path}`, { token: world.token, body });

beforeAll(async () => {
  for (const id of ['bal', 'bourse']) await post('forms', { id, title: id });
  const made = await post('tokens', { name: 'Auteur', scope: 'forms', forms: ['bal'] });
  narrow = (made.body as { token: string }).token;
});

/** Sends a picture for a form. */
async function send(formId: string, token = narrow) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await anyPhoto())]), 'toit.png');
  const address = `${world.server.url}/v1/admin/forms/${formId}/media?alt=Le+toit`;
  const response = await fetch(address, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as { data?: MediaItem; code?: string } };
}
const list = async (formId: string, token = narrow) => {
  const { status, body } = await world.server.request('GET', `/v1/admin/forms/${formId}/media?kind=PICTURE`, { token });
  return { status, ids: ((body as { data?: MediaItem[] }).data ?? []).map(({ id }) => id) };
};

describe('pictures of a form', () => {
  it('BUILD-88 are sent and found with a token for this form alone', async () => {
    const before = await kept(await anyPhoto());
    const { status, body } = await send('bal');
    expect([status, body.data?.alt]).toEqual([200, 'Le toit']);
    expect((await list('bal')).ids.slice(0, 2)).toEqual([body.data?.id, before.id]);
  });

  it('BUILD-88 SRV-10 no other form’s, no other organisation’s, and none of a form that is not there', async () => {
    const count = await rows();
    expect((await send('bourse')).status).toBe(403);
    expect((await list('bourse')).status).toBe(403);
    for (const token of [world.otherToken, world.token]) {
      const formId = token === world.token ? 'absent' : 'bal';
      expect([(await send(formId, token)).status, (await list(formId, token)).status]).toEqual([404, 404]);
    }
    expect(await rows()).toBe(count);
  });
});

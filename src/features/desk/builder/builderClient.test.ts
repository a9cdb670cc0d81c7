import { ApiError } from '../../../client/apiError';
import { createForm, getAdminForm } from '../../../contract/forms/adminForms';
import { uploadFormMedia } from '../../../contract/forms/formMedia';
import { getForm } from '../../../contract/forms/forms';
import { DeskError } from '../deskClient';
import { createBuilderClient } from './builderClient';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A client whose first calls find the session over, as long as nobody has signed in again. */
function setUp({ isOver = false, signsIn = true }: { isOver?: boolean; signsIn?: boolean } = {}) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const made: string[] = [];
  let asked = 0;
  let over = isOver;
  const client = createBuilderClient({
    organisation: 'demo',
    apiHost: 'https://orgkit.example',
    onMade: (id) => made.push(id),
    call: async () => {
      asked += 1;
      await Promise.resolve();
      if (!signsIn) throw new DeskError('unauthorised', 'closed');
      over = false;
      return undefined as never;
    },
    fetch: (url, init) => {
      sent.push({ url: url as string, init });
      if (over) return Promise.resolve(answer(401, { success: false, error: 'over', code: 'unauthorised' }));
      return Promise.resolve(answer(200, { success: true, data: { id: 'gala' } }));
    },
  });
  return { client, sent, made, asked: () => asked };
}
const gala = { params: { formId: 'gala' }, token: 'never sent', quiet: true } as const;

it('DESK-32 calls an organisation’s calls by the cookie, without a token, and others as from any page', async () => {
  const { client, sent } = setUp();
  await client.call(getAdminForm, gala);
  await client.call(getForm, { params: { formId: 'gala' } });
  expect(sent.map(({ url }) => url)).toEqual([
    '/admin/v1/o/demo/forms/gala',
    'https://orgkit.example/v1/forms/id/gala?org=demo',
  ]);
  expect(sent.map(({ init }) => init?.credentials)).toEqual(['same-origin', 'omit']);
  expect(sent[0]?.init?.headers).toEqual({ 'x-orgkit': 'desk' });
  expect(JSON.stringify(sent)).not.toContain('never sent');
  expect(client.desk?.(uploadFormMedia, { params: { formId: 'gala' }, query: { alt: 'é' } })).toEqual({
    url: '/admin/v1/o/demo/forms/gala/media?alt=%C3%A9',
    headers: { 'x-orgkit': 'desk' },
  });
});

it('DESK-32 says of a new form that it was made', async () => {
  const { client, made } = setUp();
  await client.call(createForm, { body: { title: 'Gala' } });
  expect(made).toEqual(['gala']);
});

it('DESK-32 asks once for the password when the session is over, and goes on', async () => {
  const { client, sent, asked } = setUp({ isOver: true });
  const answers = await Promise.all([client.call(getAdminForm, gala), client.call(getAdminForm, gala)]);
  expect(answers).toMatchObject([{ data: { id: 'gala' } }, { data: { id: 'gala' } }]);
  expect([asked(), sent.length]).toEqual([1, 4]);
});

it('DESK-32 fails as with an expired token where nobody gives it', async () => {
  const { client } = setUp({ isOver: true, signsIn: false });
  const failed = client.call(getAdminForm, gala);
  await expect(failed).rejects.toBeInstanceOf(ApiError);
  await expect(failed).rejects.toMatchObject({ status: 401 });
});

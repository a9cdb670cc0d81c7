import { act, fireEvent, screen, within } from '@testing-library/react';
import { type FakeRequest, fakeXhr } from '../../../client/testing/fakeXhr';
import { renderForm, type RenderOptions, type TestBlock } from '../testing/renderForm';

let server: ReturnType<typeof fakeXhr>;
beforeEach(() => {
  server = fakeXhr();
});
afterEach(() => {
  server.restore();
});

const piece = (props: object = {}): TestBlock => ['upload', { fieldKey: 'piece', label: 'Pièce', ...props }];
const several = piece({ multiple: true, maxCount: 3 });
const render = (block: TestBlock = piece(), options: RenderOptions = {}) => renderForm({ blocks: [block], ...options });

const file = (name: string, type = 'application/pdf') => new File(['contents'], name, { type });
const group = () => within(screen.getByRole('group', { name: /Pièce/ }));
const picker = () => group().getByLabelText<HTMLInputElement>(/Choisir/);
const rows = () =>
  group()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const send = () => screen.getByRole('button', { name: /Envoyer/ });
const request = (index: number) => server.requests[index] as FakeRequest;
const arrive = (index: number, doc = `d${index}`) =>
  act(async () => request(index).answer(201, { doc, name: request(index).file.name }));

describe('uploads', () => {
  it('FORM-29 sends a file as soon as it is chosen, tells how far it is, and counts it once it has arrived', async () => {
    const { user, formId, submissions } = await render();
    await user.upload(picker(), file('cni.pdf'));
    expect(request(0).url).toBe(`https://api.example/v1/forms/upload?formId=${formId}`);
    await act(async () => request(0).progress(45, 100));
    expect(screen.getByRole('progressbar', { name: 'cni.pdf' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^cni.pdf : 45.%$/),
    );
    await arrive(0);
    expect(rows()).toEqual([expect.stringMatching(/^cni\.pdf.*Envoyé$/)]);
    await user.click(send());
    expect(submissions()[0]?.body).toMatchObject({ extra: { piece: [{ doc: 'd0', name: 'cni.pdf' }] } });
  });

  it('ELEM-01 sends files to the upload host where there is one', async () => {
    const { user } = await render(piece(), { settings: { uploadHost: 'https://files.example' } });
    await user.upload(picker(), file('cni.pdf'));
    expect(request(0).url).toMatch(/^https:\/\/files\.example\/v1\/forms\/upload/);
  });

  it('FORM-29 takes one file, or as many as the author allows', async () => {
    const { user, unmount } = await render();
    expect(picker().multiple).toBe(false);
    await user.upload(picker(), file('a.pdf'));
    expect(group().queryByLabelText(/Choisir/)).toBeNull();
    unmount();
    const more = await render(several);
    await more.user.upload(
      picker(),
      ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => file(name)),
    );
    expect(rows()).toHaveLength(3);
    expect(group().getByText('3 fichiers au plus')).toBeVisible();
  });

  it.each([
    ['image', 'image/png', 'Images'],
    ['pdf', 'application/pdf', 'PDF'],
    ['zip', 'application/zip', 'ZIP, documents bureautiques'],
  ])('FORM-29 says that it takes %s, and refuses others before they are sent', async (type, accepted, words) => {
    await render(piece({ type, multiple: true }));
    expect(picker().accept.split(',')).toContain(accepted);
    expect(group().getByText(new RegExp(`^${words}`))).toBeVisible();
    fireEvent.drop(picker(), { dataTransfer: { files: [file('x.html', 'text/html'), file('x', accepted)] } });
    await act(async () => {});
    expect(server.requests).toHaveLength(1);
    expect(rows()[0]).toContain('Ce type de fichier n’est pas accepté');
  });

  it('FORM-29 takes files that are dropped and pasted', async () => {
    await render(several);
    fireEvent.drop(picker(), { dataTransfer: { files: [file('dropped.pdf')] } });
    fireEvent.paste(picker(), { clipboardData: { files: [file('pasted.pdf')] } });
    await act(async () => {});
    await arrive(0);
    expect(server.requests.map((one) => one.file.name)).toEqual(['dropped.pdf', 'pasted.pdf']);
  });

  it('FORM-29 offers the camera on a telephone, for pictures', async () => {
    const before = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
    await render(piece({ type: 'image' }));
    expect(group().getByLabelText('Prendre une photo')).toHaveAttribute('capture', 'environment');
    globalThis.matchMedia = before;
  });

  it('FORM-29 loses nothing else when a file fails; it can be tried again, or taken away', async () => {
    const { user, submissions } = await render(several);
    await user.upload(picker(), [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await act(async () => request(0).breakOff());
    await arrive(1);
    await act(async () => request(2).answer(503, 'busy'));
    expect(rows()).toEqual([
      expect.stringMatching(/^b\.pdf.*Envoyé/),
      expect.stringMatching(/^a\.pdf.*L’envoi a échoué/),
      expect.stringMatching(/^c\.pdf.*L’envoi a échoué/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Réessayer a.pdf' }));
    await arrive(3);
    await user.click(screen.getByRole('button', { name: 'Retirer c.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Retirer b.pdf' }));
    expect(rows()).toEqual([expect.stringMatching(/^a\.pdf.*Envoyé/)]);
    await user.click(send());
    expect(submissions()[0]?.body).toMatchObject({ extra: { piece: [{ doc: 'd3', name: 'a.pdf' }] } });
  });

  it.each([
    [413, 'Ce fichier est trop lourd'],
    [415, 'Ce type de fichier n’est pas accepté'],
  ])('CALL-04 says why the server refused it with %d, and does not offer to try again', async (status, text) => {
    const { user } = await render();
    await user.upload(picker(), file('a.pdf'));
    await act(async () => request(0).answer(status, { success: false, error: 'x' }));
    expect(rows()[0]).toContain(text);
    expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
    expect(picker()).toBeEnabled();
  });

  it('FORM-29 stops a file on its way when it is taken away, and when the form goes', async () => {
    const { user, unmount } = await render(several);
    await user.upload(picker(), [file('a.pdf'), file('b.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Retirer a.pdf' }));
    expect(request(0).aborted).toBe(true);
    expect(request(1).file.name).toBe('b.pdf');
    unmount();
    expect(request(1).aborted).toBe(true);
  });

  it('FORM-29 sending waits for files on their way, and says so', async () => {
    const { user, submissions } = await render(piece({ required: true }));
    await user.upload(picker(), file('a.pdf'));
    await user.click(send());
    expect(screen.getByText('Vos fichiers arrivent encore : l’envoi suivra.')).toBeVisible();
    expect(submissions()).toHaveLength(0);
    await arrive(0);
    expect(submissions()[0]?.body).toMatchObject({ extra: { piece: [{ doc: 'd0', name: 'a.pdf' }] } });
  });

  it('FORM-29 does not send without a file that failed meanwhile', async () => {
    const { user, submissions } = await render();
    await user.upload(picker(), file('a.pdf'));
    await user.click(send());
    await act(async () => request(0).breakOff());
    expect(submissions()).toHaveLength(0);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Un fichier n’est pas arrivé : réessayez, ou retirez-le.',
    );
    await user.click(screen.getByRole('button', { name: 'Retirer a.pdf' }));
    await user.click(send());
    expect(submissions()).toHaveLength(1);
  });

  it('ENG-41 the next step waits for a file that it needs', async () => {
    const steps: TestBlock = [
      'steps',
      {},
      [
        ['step', { title: 'Un' }, [piece({ required: true })]],
        ['step', { title: 'Deux' }],
      ],
    ];
    const { user } = await render(steps);
    await user.upload(picker(), file('a.pdf'));
    await user.click(screen.getByRole('button', { name: 'Suivant' }));
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Un');
    await arrive(0);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Deux');
  });

  it('FORM-29 sends nothing in a preview, and changes nothing where it is only looked at', async () => {
    const { user, unmount } = await render(piece(), { props: { mode: 'preview' } });
    await user.upload(picker(), file('a.pdf'));
    expect(rows()[0]).toContain('Envoyé');
    expect(server.requests).toHaveLength(0);
    unmount();
    const values = { piece: [{ doc: 'd1', name: 'cni.pdf' }] };
    await render(piece(), { props: { mode: 'readonly', values } });
    expect(rows()).toEqual(['cni.pdfEnvoyé']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

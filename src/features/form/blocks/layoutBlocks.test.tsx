import { screen } from '@testing-library/react';
import { renderForm, type TestBlock } from '../testing/renderForm';
import type { FormMode } from '../run/FormViewProps';

const render = (block: TestBlock, mode: FormMode = 'live') => renderForm({ blocks: [block], props: { mode } });
const line: TestBlock = ['text', { fieldKey: 'a', label: 'Nom' }];
const hostile = 'javascript:alert(1)';

/** An intersection observer that never sees anything. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: Unseen, ResizeObserver: Unseen });

describe('blocks that only show', () => {
  it('BLOCK-02 turns pictures of the web, no others', async () => {
    const { container } = await render([
      'carousel',
      { items: [{ image: 'https://a.example/1.jpg' }, { image: hostile }, { image: '/2.jpg' }], maxImageHeight: '200' },
    ]);
    const images = screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('src'));
    expect(images).toEqual(['https://a.example/1.jpg', 'https://api.example/2.jpg']);
    expect(container.querySelector<HTMLElement>('.media-carousel')?.style.getPropertyValue('--media-height')).toBe(
      '200px',
    );
  });

  it('BLOCK-03 opens an answer by its question, and closes it', async () => {
    const { user } = await render([
      'accordion',
      { items: [{ title: 'Où ?', description: '<b>Ici</b><script>x</script>' }] },
    ]);
    const question = screen.getByText('Où ?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    await user.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
    expect(screen.getByRole('region', { name: 'Où ?' })).toHaveTextContent(/^Ici$/);
    await user.click(question);
    expect(question.closest('details')).not.toHaveAttribute('open');
  });

  it('BLOCK-04 BLOCK-11 shows cleaned text', async () => {
    const { container } = await render([
      'richText',
      { html: `<p onclick="x">Bonjour <a href="${hostile}">ici</a></p>` },
    ]);
    expect(container.querySelector('.rich-text')?.innerHTML).toBe('<p>Bonjour <a>ici</a></p>');
  });

  it('BLOCK-06 shows a page in a frame that cannot lead this one away', async () => {
    await render(['embeddedPage', { url: 'https://b.example/carte', height: '300' }]);
    const frame = screen.getByTitle('Page de b.example');
    expect(frame).toHaveAttribute('src', 'https://b.example/carte');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it('BLOCK-06 keeps a page of the same origin in its sandbox', async () => {
    await render(['embeddedPage', { url: new URL('/x', document.baseURI).href }]);
    expect(screen.getByTitle(/^Page de/).getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('BLOCK-07 links to a document, and reads it in place only once it is opened', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    const { user, container } = await render(['pdf', { pdf: 'https://b.example/r.pdf', previz: true }]);
    expect(screen.getByRole('link', { name: 'Ouvrir le document PDF' })).toHaveAttribute(
      'href',
      'https://b.example/r.pdf',
    );
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lire le document ici' }));
    expect(container.querySelector('iframe')).toHaveAttribute('src', 'https://b.example/r.pdf');
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  });

  it('BLOCK-07 MEDIA-05 offers a document of the organisation’s own for download, without a preview', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    await render(['pdf', { pdf: `/media/${'0a'.repeat(20)}.pdf`, previz: true }]);
    const link = screen.getByRole('link', { name: 'Télécharger le document PDF' });
    expect(link).toHaveAttribute('download');
    expect(link).not.toHaveAttribute('target');
    expect(screen.queryByRole('button', { name: 'Lire le document ici' })).toBeNull();
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  });

  it('BLOCK-07 has the link alone without previz', async () => {
    await render(['pdf', { pdf: 'https://b.example/r.pdf' }]);
    expect(screen.queryByRole('button', { name: 'Lire le document ici' })).toBeNull();
  });

  it('BLOCK-08 shows a film of the organisation, and asks YouTube for nothing before it is played', async () => {
    const { container, unmount } = await render(['video', { video: '/film.mp4' }]);
    expect(container.querySelector('video')).toHaveAttribute('src', 'https://api.example/film.mp4');
    unmount();
    const { user, container: other } = await render(['video', { video: 'https://youtu.be/dQw4w9WgXcQ' }]);
    expect(other.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
    expect(other.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  });

  it.each(['embeddedPage', 'pdf', 'video'])('BLOCK-11 shows nothing for a hostile address in %s', async (type) => {
    const { container } = await render([type, { url: hostile, pdf: hostile, video: hostile }]);
    expect(container.querySelector('iframe, a, video')).toBeNull();
  });

  it('BLOCK-10 names a section in a preview', async () => {
    await render(['section', { sectionId: 's7' }], 'preview');
    expect(screen.getByText('Section personnalisée : s7')).toBeVisible();
  });

  it('BLOCK-10 CALL-13 CALL-31 draws sections as they are kept, HTML or blocks, and leaves no trace of one that fails', async () => {
    const layout = { children: [{ type: 'accordion', props: { items: [{ title: 'Où ?', description: 'Ici' }] } }] };
    const contents = { s8: '<p>Une <b>salle</b></p>', s10: JSON.stringify(layout) };
    const { container } = await renderForm({
      blocks: ['s8', 's9', 's10'].map((sectionId) => ['section', { sectionId }]),
      answer: ({ path }) => {
        const [, id, content] = Object.entries(contents).flatMap(([key, value]) =>
          path === `/sections/id/${key}` ? ['', key, value] : [],
        );
        return content === undefined ? 'network' : { json: { data: { id, label: `Section ${id}`, content } } };
      },
    });
    expect((await screen.findByText('Où ?')).closest('details')).toHaveTextContent('Où ?Ici');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Section s8', 'Section s10']);
    expect(container.querySelector('.rich-text')?.innerHTML).toBe('<p>Une <b>salle</b></p>');
    expect(container).not.toHaveTextContent(/accordion/);
  });
});

describe('blocks that hold others', () => {
  it.each(['container', 'empty', 'unknownType'])('BLOCK-05 BLOCK-11 FORM-26 %s shows its children', async (type) => {
    await render([type, {}, [line]]);
    expect(screen.getByRole('textbox', { name: 'Nom' })).toBeVisible();
  });

  it('PROD-07 FORM-26 an empty block is named in a preview, and nothing in live use', async () => {
    const { unmount } = await render(['empty', { padding: '20' }], 'preview');
    expect(screen.getByText('Bloc vide')).toBeVisible();
    unmount();
    const { container } = await render(['empty', { padding: '20', backgroundColor: 'red' }]);
    expect(container.querySelector('.frame')).toBeNull();
  });
});

describe('layout parameters', () => {
  const styleOf = async (props: object) => {
    const { container } = await render(['container', props, [line]]);
    return container.querySelector<HTMLElement>('.frame-inside')?.style;
  };

  it('BLOCK-01 are set on the block that has them, and no box is around others', async () => {
    const style = await styleOf({
      padding: '12 1em',
      borderRadius: 8,
      backgroundColor: '#eef',
      align: 'Centre',
      color: 'rgb(0 0 0)',
      width: '50%',
    });
    expect(style).toMatchObject({ padding: '12px 1em', borderRadius: '8px', textAlign: 'center', width: '50%' });
    expect(document.querySelectorAll('.frame')).toHaveLength(1);
  });

  it('BLOCK-01 lays a veil over a picture of the web', async () => {
    const style = await styleOf({ backgroundImage: 'https://a.example/f.jpg', darken: '30' });
    expect(style?.backgroundImage).toMatch(/^linear-gradient\(.*\), url\("https:\/\/a\.example\/f\.jpg"\)$/);
    expect(style?.backgroundSize).toBe('cover');
  });

  it.each([
    ['padding', '0; position: fixed'],
    ['padding', '-40px'],
    ['backgroundColor', 'url(javascript:alert(1))'],
    ['backgroundImage', 'javascript:alert(1)'],
    ['backgroundImage', 'url(javascript:alert(1))'],
    ['backgroundImage', 'linear-gradient(red, url(https://x))'],
    ['width', 'calc(100vw * 9)'],
    ['color', 'red; position: fixed'],
    ['overflow', 'auto; top: 0'],
  ])('BLOCK-01 leaves out %s %s', async (name, value) => {
    expect((await styleOf({ [name]: value }))?.cssText).toBe('');
  });

  it('BLOCK-01 nothing is wider than the form', async () => {
    expect((await styleOf({ minWidth: '5000' }))?.minWidth).toBe('min(100%, 5000px)');
  });
});

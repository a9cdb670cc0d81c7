import { screen, waitFor } from '@testing-library/react';
import { renderGive } from '../give/testing/renderGive';
import { CustomSection } from './CustomSection';

let sections = 0;
/** A section of the server, on a campaign’s page. Answers are shared by a page: each has an id of its own. */
async function show(content: string) {
  const id = `s${(sections += 1)}`;
  await renderGive(<CustomSection id={id} label={null} />, {
    answer: ({ path }) =>
      path === `/sections/id/${id}` ? { json: { data: { id, label: 'Le projet', content } } } : 'network',
  });
  const heading = await screen.findByRole('heading', { name: 'Le projet' });
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  return heading.closest('section')!;
}

it('BLOCK-10 CALL-13 CAMP-04 draws the layout of a section as its blocks, in their order', async () => {
  const section = await show(
    JSON.stringify({
      schemaVersion: 1,
      children: [
        { id: 'a', type: 'richText', props: { html: '<h2>Une salle</h2><p onclick="x">Pour tous</p>' }, children: [] },
        {
          id: 'b',
          type: 'container',
          props: { backgroundColor: 'rgb(1, 2, 3)' },
          children: [{ id: 'c', type: 'accordion', props: { items: [{ title: 'Où ?', description: '<b>Ici</b>' }] } }],
        },
        { id: 'd', type: 'pdf', props: { pdf: '/plan.pdf' }, children: [] },
        { id: 'e', type: 'video', props: { video: '/film.mp4', hidden: true }, children: [] },
      ],
    }),
  );
  expect(section).not.toHaveTextContent(/schemaVersion|richText/);
  const text = screen.getByRole('heading', { name: 'Une salle' });
  const question = screen.getByText('Où ?').closest('details')!;
  const link = screen.getByRole('link', { name: 'Ouvrir le document PDF' });
  expect(link).toHaveAttribute('href', 'https://api.example/plan.pdf');
  expect(text.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(question.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(question.closest('[style]')).toHaveStyle({ backgroundColor: 'rgb(1, 2, 3)' });
  expect(section.querySelector('[onclick], video')).toBeNull();
});

it.each([
  ['HTML', '<p>Une <b>salle</b></p>', 'Une salle'],
  ['text between brackets', '[Samedi] midi', '[Samedi] midi'],
  ['JSON that is no layout', '{"a":1}', '{"a":1}'],
  ['what is cut off', '{nom} vous invite', '{nom} vous invite'],
  ['a list of other things', '[{"a":1}]', '[{"a":1}]'],
])('BLOCK-10 CALL-13 shows %s as text', async (_, content, said) => {
  expect((await show(content)).querySelector('.rich-text')).toHaveTextContent(said);
});

it('BLOCK-10 shows what a former layout holds beside fields, which nothing outside a form fills in', async () => {
  const section = await show(
    '[{"type":"text","label":"Nom"},{"type":"colonne","children":[{"type":"richText","html":"<p>Pour tous</p>"}]}]',
  );
  expect(section.textContent).toBe('Le projetPour tous');
  expect(screen.queryByRole('textbox')).toBeNull();
});

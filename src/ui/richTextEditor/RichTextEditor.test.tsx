import { act, fireEvent, render, screen } from '@testing-library/react';
import { AllSelection, type Command } from 'prosemirror-state';
import { StrictMode, Suspense, useState } from 'react';
import { clearMarks, formatOf, setAlign, setLevel, setLink, setStyle, toggleList } from './commands';
import { createEditor } from './createEditor';
import { RichTextEditor } from './RichTextEditor';

const base = 'https://host.example/page';
const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

function open(value: string) {
  const editor = createEditor(value, base);
  const sent: string[] = [];
  editor.mount(document.createElement('div'), {}, (html) => sent.push(html));
  return { editor, sent };
}

it('BUILD-07 BUILD-25 says nothing until something changed, and undone it is as it was to the letter', () => {
  const { editor, sent } = open('<P>Bonjour</P>');
  editor.setValue('<P>Bonjour</P>');
  expect(sent).toEqual([]);
  editor.run(type('Oui. '));
  editor.step('undo');
  expect(sent).toEqual(['<p dir="auto">Oui. Bonjour</p>', '<P>Bonjour</P>']);
});

it('BUILD-07 BUILD-25 what is done at once is undone at once, each use of a tool by itself, and done again', () => {
  const { editor, sent } = open('');
  const { time } = editor.state().tr;
  const key = (letter: string, after: number) =>
    editor.dispatch(
      editor
        .state()
        .tr.insertText(letter)
        .setTime(time + after),
    );
  for (const [letter, after] of [
    ['a', 1000],
    ['b', 1400],
    ['c', 2000],
  ] as const)
    key(letter, after);
  editor.run(setLevel(2));
  const texts = () => [editor.state().doc.firstChild?.type.name, editor.state().doc.textContent];
  const steps = (['undo', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'redo'] as const).map((way) => {
    editor.step(way);
    return texts().join(' ');
  });
  const [before, after] = [
    ['paragraph abc', 'paragraph ab', 'paragraph '],
    ['paragraph ab', 'paragraph abc', 'heading abc'],
  ];
  expect(steps).toEqual([...before, 'paragraph ', ...after, 'heading abc']);
  expect(sent.at(-1)).toBe('<h2 dir="auto">abc</h2>');
});

it('BUILD-07 a value that comes back, late or written otherwise, leaves the caret where it is', () => {
  const { editor, sent } = open('<p>Bonjour</p>');
  editor.run(type('a'));
  editor.run(type('b'));
  const caret = editor.state().selection.head;
  for (const html of [...sent, '<P>abBonjour</P>']) {
    editor.setValue(html);
    expect(editor.state().doc.textContent).toBe('abBonjour');
    expect(editor.state().selection.head).toBe(caret);
  }
  expect(sent).toHaveLength(2);
});

it('BUILD-07 BUILD-25 another value replaces the text, also one that was there before', () => {
  const { editor, sent } = open('<p>Bonjour</p>');
  editor.run(type('a'));
  editor.setValue(sent[0] ?? '');
  editor.setValue('<p>Bonjour</p>');
  expect(editor.state().doc.textContent).toBe('Bonjour');
  editor.setValue(sent[0] ?? '');
  expect(editor.state().doc.textContent).toBe('aBonjour');
  expect(sent).toHaveLength(1);
});

function Owner({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichTextEditor label="Message" value={value} lang="fr" base={base} onValue={setValue} />
      <output>{value}</output>
    </>
  );
}

async function show(start: string) {
  await act(async () => {
    render(
      <StrictMode>
        <Suspense>
          <Owner start={start} />
        </Suspense>
      </StrictMode>,
    );
  });
  return screen.findByRole('textbox', { name: 'Message' });
}

it('BUILD-07 is a text box of several lines with its label, and buttons that say what is on', async () => {
  const box = await show('<p>Bonjour</p>');
  expect(box).toHaveAttribute('aria-multiline', 'true');
  const { pmViewDesc } = box as unknown as { pmViewDesc: unknown };
  expect(pmViewDesc).toBeDefined();
  const bullets = screen.getByRole('button', { name: 'Liste à puces' });
  expect(bullets).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(bullets);
  expect(bullets).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('<ul dir="auto"><li>Bonjour</li></ul>');
  fireEvent.change(screen.getByRole('combobox', { name: 'Style' }), { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Centrer' }));
  expect(screen.getByRole('status')).toHaveTextContent('<p style="text-align:center">Bonjour</p>');
});

it('BUILD-07 its tools are one stop of the Tab key', async () => {
  await show('');
  const tools = [...screen.getByRole('toolbar').children] as HTMLElement[];
  const stops = () => tools.filter(({ tabIndex }) => tabIndex === 0).map((tool) => tool.getAttribute('aria-label'));
  expect(stops()).toEqual(['Style']);
  act(() => tools[0]?.focus());
  fireEvent.keyDown(tools[0] as HTMLElement, { key: 'ArrowLeft' });
  expect(document.activeElement).toHaveAccessibleName('Effacer la mise en forme');
  expect(stops()).toEqual(['Effacer la mise en forme']);
});

it('BUILD-07 refuses an address that leads nowhere, and links with the others', async () => {
  await show('');
  fireEvent.click(screen.getByRole('button', { name: 'Lien' }));
  const address = screen.getByLabelText('Adresse du lien');
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(screen.getByRole('alert')).toHaveTextContent('Adresse non reconnue');
  fireEvent.change(address, { target: { value: 'dan@exemple.org' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(screen.getByRole('status')).toHaveTextContent(
    '<p dir="auto"><a href="mailto:dan@exemple.org" rel="noopener noreferrer">dan@exemple.org</a></p>',
  );
});

it('BUILD-07 BLOCK-04 gives what is selected a font and a colour, a heading or a list, and takes them away', () => {
  const { editor, sent } = open('<p dir="auto">Bonjour</p>');
  const last = (command: Command) => {
    editor.run(command);
    return sent.at(-1);
  };
  last((state, dispatch) => {
    dispatch?.(state.tr.setSelection(new AllSelection(state.doc)));
    return true;
  });
  expect(sent).toEqual([]);
  const times = '<span style="font-family:times">Bonjour</span>';
  expect(last(setStyle('font', 'times'))).toBe(`<p dir="auto">${times}</p>`);
  expect(last(setLevel(3))).toBe(`<h3 dir="auto">${times}</h3>`);
  expect(last(setAlign('right'))).toBe(`<h3 style="text-align:right" dir="auto">${times}</h3>`);
  expect(last(setLevel(0))).toBe(`<p style="text-align:right" dir="auto">${times}</p>`);
  expect(last(setAlign(null))).toBe(`<p dir="auto">${times}</p>`);
  expect(last(setStyle('color', '#cc0000'))).toContain('<span style="color:#cc0000">Bonjour</span>');
  expect(formatOf(editor.state())).toMatchObject({ font: 'times', color: '#cc0000', level: 0, list: null });
  expect(last(clearMarks)).toBe('<p dir="auto">Bonjour</p>');
  expect(last(toggleList('bulletList'))).toBe('<ul dir="auto"><li>Bonjour</li></ul>');
  expect(last(toggleList('orderedList'))).toBe('<ol dir="auto"><li>Bonjour</li></ol>');
  expect(last(toggleList('orderedList'))).toBe('<p dir="auto">Bonjour</p>');
  expect(last(setLink('https://a.example'))).toContain(
    '<a href="https://a.example" rel="noopener noreferrer">Bonjour</a>',
  );
  expect(last(setLink(''))).toBe('<p dir="auto">Bonjour</p>');
});

it('BUILD-07 DESK-166 a label that is hidden still names the text', async () => {
  const shown = { label: 'Texte', value: '', lang: 'fr' as const, base, onValue: () => {} };
  await act(() =>
    Promise.resolve(
      render(
        <Suspense>
          <RichTextEditor {...shown} hideLabel />
        </Suspense>,
      ),
    ),
  );
  const editor = await screen.findByRole('textbox', { name: 'Texte' });
  expect([editor.tagName, screen.getByText('Texte', { selector: '[part=label]' }).className]).toEqual([
    'DIV',
    'visually-hidden',
  ]);
});

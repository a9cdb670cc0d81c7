import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeCsv } from '../../../../core/csv';
import { deskTexts } from '../../../../i18n/desk';
import { deskTranslationsTexts } from '../../../../i18n/deskTranslations';
import { DeskProvider, type Desk } from '../../deskContext';
import { TableDialog } from './TableDialog';

type Sent = { readonly body: { readonly rows: readonly { readonly text: string }[] } };

/** The dialog after a table of news was chosen, each of its rows as kind, record, field and translation. */
async function choose(rows: readonly (readonly [string, string, string, string])[], answer: Promise<unknown>) {
  const call = jest.fn((_route: unknown, sent: Sent) =>
    answer.then(() => ({ data: sent.body.rows.map(() => ({ result: 'taken', from: '', version: '1' })) })),
  );
  const [texts, { table: words }] = await Promise.all([deskTexts.fr(), deskTranslationsTexts.fr()]);
  const onClose = jest.fn();
  const desk = { lang: 'fr', texts, call, notify: jest.fn() } as unknown as Desk;
  await act(async () => {
    render(
      <DeskProvider value={desk}>
        <TableDialog
          place={{ organisation: 'demo', own: 'fr', lang: 'he' }}
          filters={{}}
          onTaken={jest.fn()}
          onClose={onClose}
        />
      </DeskProvider>,
    );
  });
  const written = rows.map(([kind, record, field, text]) => [kind, record, field, 'Bal', text]);
  const file = new File([], 'he.csv');
  const csv = new TextEncoder().encode(writeCsv([['kind', 'record', 'field', 'fr', 'he'], ...written]));
  Object.assign(file, { arrayBuffer: async () => csv });
  await userEvent.upload(await screen.findByLabelText(words.choose, { selector: 'input' }), file);
  return { call, words, onClose, closeText: texts.close };
}

it('TRANS-06 rows that no call takes are said and left out, and the others are sent', async () => {
  const long = 'x'.repeat(100_001);
  const { call, words } = await choose(
    [
      ['news', 'n1', 'content', long],
      ['news', 'n1', 'title', 'נשף'],
      ['news', 'n1', 'title', 'נ\0שף'],
      ['k'.repeat(41), 'n1', 'title', 'נשף'],
      ['news', 'r'.repeat(65), 'title', 'נשף'],
      ['news', 'n1', 'f'.repeat(2049), 'נשף'],
    ],
    Promise.resolve(),
  );
  await screen.findByText(words.found(1));
  expect(call.mock.calls.map(([, { body }]) => body.rows.map(({ text }) => text))).toEqual([['נשף']]);
  const { refused, unknown } = words.reasons;
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' · ').slice(0, 3));
  expect(said).toEqual([
    ['Ligne 3', 'נשף'],
    ['Ligne 2', 'Bal', refused],
    ['Ligne 4', 'Bal', refused],
    ['Ligne 5', 'Bal', unknown],
    ['Ligne 6', 'Bal', unknown],
    ['Ligne 7', 'Bal', unknown],
  ]);
});

it('TRANS-06 says that nothing is left to save after the answer to what was saved did not come', async () => {
  const { call, words } = await choose([['news', 'n1', 'title', 'נשף']], Promise.resolve());
  call.mockResolvedValue({ data: [{ result: 'same', from: 'נשף', version: '2' }] });
  await userEvent.click(await screen.findByRole('button', { name: words.apply }));
  expect(await screen.findByText('Rien de plus à enregistrer.')).toBeInTheDocument();
});

it('DESK-167 the dialog stays while a table is read or written', async () => {
  let done = () => {};
  const { onClose, closeText } = await choose(
    [['news', 'n1', 'title', 'נשף']],
    new Promise<void>((resolve) => (done = resolve)),
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: closeText }));
  await press();
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect([onClose.mock.calls.length, screen.getByRole<HTMLDialogElement>('dialog').open]).toEqual([0, true]);
  await act(async () => done());
  await press();
  expect(onClose).toHaveBeenCalledTimes(1);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskTexts } from '../../../i18n/desk';
import { deskTableTexts } from '../../../i18n/deskTable';
import { DeskProvider, type Desk } from '../deskContext';
import { TableDialog } from './TableDialog';
import type { Report, TableWords } from './tableImport';

const words: TableWords<'montant'> = {
  columnNames: { montant: 'Montant' },
  submit: (count) => `Importer ${count}`,
  imported: (count) => `${count} importés`,
  would: (count) => `${count} à importer`,
  known: (count) => `${count} connus`,
};

/** The dialog, whose checks are answered when the test says so. */
async function show() {
  const answers: ((report: Report) => void)[] = [];
  const send = jest.fn((_body: { readonly csv: string }) => new Promise<Report>((resolve) => answers.push(resolve)));
  const [texts, table] = await Promise.all([deskTexts.fr(), deskTableTexts.fr()]);
  const desk = { lang: 'fr', texts, notify: jest.fn() } as unknown as Desk;
  await act(async () => {
    render(
      <DeskProvider value={desk}>
        <TableDialog
          {...{ title: 'Promesses', hint: '', maxLength: 1000, words, send }}
          guess={() => ({})}
          onClose={jest.fn()}
          onDone={jest.fn()}
        >
          {null}
        </TableDialog>
      </DeskProvider>,
    );
  });
  const answer = (imported: number, headers: readonly string[]) =>
    act(async () => answers.shift()?.({ headers, imported, known: 0, faults: [] }));
  return { table, send, answer, field: await screen.findByRole('textbox', { name: table.table }) };
}

it('DESK-46 DESK-200 forgets what a table would enter once it was changed, whenever the answer comes', async () => {
  const { table, send, answer, field } = await show();
  await userEvent.type(field, 'montant');
  await userEvent.click(screen.getByRole('button', { name: table.check }));
  await userEvent.type(field, '\n18');
  await answer(1, ['montant']);
  expect(screen.queryByText('1 à importer')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: table.check }));
  expect(send.mock.lastCall?.[0].csv).toBe('montant\n18');
  await answer(2, ['montant', 'nom']);
  await screen.findByRole('button', { name: 'Importer 2' });
  // Nor does an answer take back a column that was chosen meanwhile.
  await userEvent.type(field, '0');
  await userEvent.click(screen.getByRole('button', { name: table.check }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Montant' }), 'nom');
  await answer(2, ['montant', 'nom']);
  expect(await screen.findByRole('button', { name: table.check })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Montant' })).toHaveDisplayValue('nom');
});

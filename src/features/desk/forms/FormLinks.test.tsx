import { act, render, screen } from '@testing-library/react';
import type { FormFigures } from '../../../contract/forms/formList';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { FormLinks } from './FormLinks';

async function show(change: Partial<FormFigures>) {
  const form = { id: 'f1', title: 'Dîner & danse', type: 'COMPLEX', archived: false, calendars: [], stocked: false };
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/' } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <FormLinks form={{ ...form, ...change } as unknown as FormFigures} organisation="demo" />
      </DeskProvider>,
    ),
  );
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it('DESK-33 a form leads to its payments, its calendars and its stock', async () => {
  expect(await show({ calendars: [{ id: 'c1', label: 'Tables' }], stocked: true })).toEqual([
    ['Paiements', expect.stringMatching(/\/o\/demo\/payments\?formId=f1$/)],
    ['Réservations · Tables', expect.stringMatching(/\/o\/demo\/bookings\/c1$/)],
    ['Stock', expect.stringMatching(/\/o\/demo\/forms\/stock\?search=D%C3%AEner\+%26\+danse$/)],
  ]);
});

it.each([
  ['a simple form to nothing', { type: 'SIMPLE' }, []],
  ['one that is put away not to the stock', { stocked: true, archived: true }, ['Paiements']],
])('DESK-33 leads %s', async (_, change, names) => {
  expect((await show(change)).map(([name]) => name)).toEqual(names);
});

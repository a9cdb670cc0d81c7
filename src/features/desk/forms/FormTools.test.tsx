import { act, render, screen } from '@testing-library/react';
import type { ListedForm } from '../../../contract/forms/formList';
import { deskTexts } from '../../../i18n/desk';
import type { Belonging } from '../belonging';
import { DeskProvider, type Desk } from '../deskContext';
import { FormTools } from './FormTools';

it.each([
  [null, 0],
  ['2025-01-15T12:00:00Z', 1],
])('DESK-115 offers to give all back once something was sent: %s', async (lastSubmissionAt, count) => {
  const form = { id: 'f1', title: 'Dîner', archived: false, lastSubmissionAt } as unknown as ListedForm;
  const organisation = { id: 'demo', role: 'owner' } as unknown as Belonging;
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/' } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <FormTools {...{ form, organisation }} onChanged={async () => {}} />
      </DeskProvider>,
    ),
  );
  await screen.findByRole('button', { name: 'Dupliquer' });
  expect(screen.queryAllByRole('button', { name: 'Tout rembourser' })).toHaveLength(count);
});

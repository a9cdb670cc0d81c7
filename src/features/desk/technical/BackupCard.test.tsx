import { act, render, screen } from '@testing-library/react';
import { deskTexts } from '../../../i18n/desk';
import { deskTechnicalTexts } from '../../../i18n/deskTechnical';
import { DeskProvider, type Desk } from '../deskContext';
import { BackupCard } from './BackupCard';

const today = Date.parse('2027-02-10T12:00:00Z');
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(today));
afterEach(() => jest.restoreAllMocks());

async function show(at: string | null) {
  const [texts, { data }] = await Promise.all([deskTexts.fr(), deskTechnicalTexts.fr()]);
  const desk = { lang: 'fr', texts, call: async () => ({ data: { at } }) } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <BackupCard organisation="demo" />
      </DeskProvider>,
    ),
  );
  return data.backup;
}

it('DESK-215 says when the last backup was made', async () => {
  const words = await show('2027-02-04T02:00:00.000Z');
  screen.getByText(/4 février 2027/);
  for (const warning of [words.never, words.old, words.todo]) expect(screen.queryByText(warning)).toBeNull();
});

it.each([
  ['a week ago', '2027-02-03T02:00:00.000Z', 'old'],
  ['never, as far as is known', null, 'never'],
] as const)('DESK-215 says whom to ask where it was made %s', async (_when, at, warning) => {
  const words = await show(at);
  screen.getByText(words[warning]);
  screen.getByText(words.todo);
});

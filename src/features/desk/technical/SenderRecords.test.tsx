import { act, render, screen } from '@testing-library/react';
import type { SenderRecords as Records } from '../../../contract/organisations/mailCheck';
import { deskTexts } from '../../../i18n/desk';
import { deskTechnicalTexts } from '../../../i18n/deskTechnical';
import { DeskProvider, type Desk } from '../deskContext';
import { SenderRecords } from './SenderRecords';

async function show(data: Records | null) {
  const [texts, { mail }] = await Promise.all([deskTexts.fr(), deskTechnicalTexts.fr()]);
  const desk = { lang: 'fr', texts, call: async () => ({ data }) } as unknown as Desk;
  const { container } = await act(async () =>
    render(
      <DeskProvider value={desk}>
        <SenderRecords organisation="demo" />
      </DeskProvider>,
    ),
  );
  return { container, words: mail.sender };
}

it('DESK-84 says which record of the sender is missing or counts for nothing, and what to ask for', async () => {
  const domain = 'maison.example';
  const { words } = await show({ domain, spf: 'missing', dmarc: 'several' });
  screen.getByText(words.missing('SPF', domain));
  screen.getByText(words.todo.spf);
  screen.getByText(words.several('DMARC', domain));
  screen.getByText(words.todo.dmarc);
});

it('DESK-84 asks for nothing where records are right or could not be read', async () => {
  const domain = 'maison.example';
  const { words } = await show({ domain, spf: 'found', dmarc: 'unknown' });
  screen.getByText(words.found.spf(domain));
  screen.getByText(words.unknown('DMARC', domain));
  screen.getByText(words.later);
  expect(screen.queryByText(words.todo.dmarc)).toBeNull();
});

it('DESK-84 says nothing of records where no mails are sent', async () => {
  expect((await show(null)).container.textContent).toBe('');
});

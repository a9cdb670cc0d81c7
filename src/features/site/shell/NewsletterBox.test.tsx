import { fireEvent, render, screen } from '@testing-library/react';
import { siteTexts } from '../../../i18n/site';
import { buildElement, type Answer } from '../../../runtime/testing/buildElement';
import { pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';
import { NewsletterBox } from './NewsletterBox';

const refused = (status: number, error: string): Answer => ({ status, json: { success: false, error } });

async function ask(answer: Answer) {
  const { client } = buildElement({ answer: () => answer }).context;
  render(await viewOf({ View: NewsletterBox, texts: siteTexts }, pageOf('NOT_FOUND', []), { client }));
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'anne@example.org' } });
  fireEvent.click(screen.getByRole('button'));
  return field;
}

describe('NewsletterBox', () => {
  it('NL-01 says in the server’s words that there were too many wishes', async () => {
    await ask(refused(429, 'Trop de tentatives. Patientez un moment avant de réessayer.'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Trop de tentatives/);
  });

  it('NL-01 says at the field that the server refuses the address', async () => {
    const field = await ask(refused(400, 'The body of the request is malformed.'));
    await screen.findByText("Cette adresse email n'est pas valide");
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveFocus();
    expect(screen.queryByText(/n’a pas pu être envoyée/)).toBeNull();
  });

  it.each([
    ['no answer', 'network'],
    ['a fault', refused(500, 'Internal error')],
  ] as const)('NL-01 says of %s that it was not sent', async (_what, answer) => {
    await ask(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu être envoyée/);
  });
});

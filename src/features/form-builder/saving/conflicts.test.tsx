import { act, screen, waitFor, within } from '@testing-library/react';
import { adminForm, renderBuilder, written } from '../testing/renderBuilder';
import { draftServer } from '../testing/draftServer';

const layout = (name: string, translations: object, languages = ['en']) =>
  JSON.stringify({
    schemaVersion: 2,
    languages,
    translations,
    children: [written('b1', 'text', { label: 'Nom', fieldKey: 'nom', 'label@en': name })],
  });
const products = [{ id: 'P1', label: 'Adulte', montant: 10 }];
const form = (sentTitle: string, content: string) => ({ title: 'Gala', type: 'COMPLEX', sentTitle, products, content });
const setting = (name: string, value: unknown) => ({ do: 'setSetting', setting: name, value });

it('BUILD-26 BUILD-46 names what both changed as its author knows it: language, property, product', async () => {
  const server = draftServer([]);
  server.publish(form('Merci', layout('Name', {})));
  const mine = { 'title@en': 'Mine', 'products.P1.label@en': 'Mine' };
  server.writes('Anne', form('Merci !', layout('Mine', mine, ['en', 'he'])), [
    { do: 'setProperty', block: 'b1', property: 'label@en', value: 'Mine' },
    ...Object.entries(mine).map(([name, value]) => setting(name, value)),
    setting('sentTitle', 'Merci !'),
    setting('@languages', ['en', 'he']),
  ]);
  const theirs = { 'title@en': 'Theirs', 'products.P1.label@en': 'Theirs' };
  server.publish(form('Bravo', layout('Theirs', theirs, ['en', 'it'])));
  await renderBuilder({ props: { formId: 'f1', token: 't0ken' }, answer: server.answer });
  const buttons = await screen.findAllByRole('button', { name: 'Garder la mienne' });
  const said = buttons.map((button) => button.closest('li')!.querySelector('bdi')!.textContent);
  expect(said.toSorted()).toEqual([
    'Champ court · Nom · Libellé · anglais',
    'Langues traduites',
    'Produits · Adulte · Nom · anglais',
    'Titre affiché',
    'Titre · anglais',
  ]);
});

it('BUILD-28 BUILD-48 calls the languages that lack texts by their names', async () => {
  const content = JSON.stringify({ schemaVersion: 2, languages: ['en'], children: [written('b1', 'text')] });
  const { pass, user } = await renderBuilder({ props: { definition: adminForm([], { content }) } });
  act(() => pass(300));
  await user.click(await screen.findByText(/avertissement/));
  const warning = await screen.findByRole('button', { name: /Il manque des traductions/ });
  await waitFor(() => expect(within(warning).getByText('anglais')).toBeVisible());
});

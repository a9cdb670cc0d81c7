import { screen, waitFor } from '@testing-library/react';
import { adminForm, renderBuilder, written } from '../testing/renderBuilder';

const products = ['P1', 'P2', 'P3'].map((id) => ({ id, label: id, montant: 10 }));
const form = adminForm([written('b1', 'products', { products: ['P1', 'P2', 'P3'] })], { type: 'COMPLEX', products });
const row = (id: string, capacity: number | null, sold: number, calendarId: string | null = null) => ({
  products: [id],
  capacity,
  calendarId,
  counts: [{ slot: calendarId && '2025-01-15T12:00:00Z', sold }],
});

it.each([
  ['what is left', { json: { data: [row('P1', 4, 4), row('P2', 4, 3), row('P3', 0, 0, 'c1')] } }, ['P2_quantity']],
  ['all, when nobody can say', 'network', ['P1_quantity', 'P2_quantity', 'P3_quantity']],
] as const)('BUILD-76 test data has %s', async (_, stock, taken) => {
  const { user, container } = await renderBuilder({
    props: { formId: 'f1', token: 't0ken' },
    answer: ({ path }) => (path.endsWith('/stock') ? stock : { json: { data: path.endsWith('/draft') ? null : form } }),
  });
  await user.click(screen.getByRole('button', { name: 'Aperçu' }));
  await user.click(await screen.findByRole('button', { name: 'Remplir avec des données d’essai' }));
  const values = () => container.querySelector<HTMLElement & { values?: object }>('org-form')?.values;
  await waitFor(() => expect(values()).toBeDefined());
  expect(Object.keys(values() ?? {})).toEqual(taken);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SeenCall } from '../../../runtime/testing/buildElement';
import { adminForm, renderBuilder } from './renderBuilder';

const stored = { formId: 'f1', token: 't0ken' };
/** Products of its forms. */
export const products = [
  { id: 'P1', label: 'Couvert', montant: 12.5 },
  { id: 'P2', label: 'Livre', montant: 8 },
];
/** Unfolds a group of settings. */
export const open = (title: string) => {
  const summary = screen.getByText(title);
  const fold = summary.closest('details');
  if (!fold) throw new Error(`No group is called ${title}.`);
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  return within(fold);
};

/** A builder over a form of the server, whose other calls `answer` answers. */
export async function settingsOf(
  form: object,
  answer: (call: SeenCall) => { json: unknown } | 'network' = () => 'network',
  blocks: readonly object[] = [],
) {
  const saved: Record<string, unknown>[] = [];
  const made = await renderBuilder({
    props: stored,
    answer: (call) => {
      if (call.path === '/admin/forms/f1/draft' && call.method === 'GET') return { json: { data: null } };
      if (call.path !== '/admin/forms/f1') return answer(call);
      if (call.method === 'GET') return { json: { data: adminForm(blocks, { type: 'COMPLEX', ...form }) } };
      saved.push(call.body as Record<string, unknown>);
      return { json: { success: true, data: adminForm(blocks, { revision: 4 }), warnings: [] } };
    },
  });
  await screen.findByText('Formulaire et identité');
  const save = async () => {
    await made.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved.length).toBeGreaterThan(0));
    return saved.at(-1) ?? {};
  };
  return { ...made, save };
}

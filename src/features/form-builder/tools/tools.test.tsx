import { screen, waitFor, within } from '@testing-library/react';
import type { BuilderOptions } from '../testing/renderBuilder';
import { adminForm, renderBuilder, written } from '../testing/renderBuilder';

// Not in jsdom.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const one = [written('b1', 'text', { label: 'Nom', fieldKey: 'nom' })];
const stored: BuilderOptions = {
  props: { formId: 'f1', token: 't0ken' },
  answer: () => ({ json: { data: adminForm(one, { active: true }) } }),
};

async function openTool(name: string, options: BuilderOptions = stored) {
  const shown = await renderBuilder(options);
  await shown.user.click(screen.getByText('Outils'));
  await shown.user.click(await screen.findByRole('button', { name }));
  return { ...shown, dialog: await screen.findByRole('dialog', { name }) };
}
const chooseFile = async ({ user, dialog }: Awaited<ReturnType<typeof openTool>>, text: string) => {
  const file = Object.assign(new File([text], 'form.json', { type: 'application/json' }), { text: async () => text });
  await user.upload(
    within(dialog).getByLabelText<HTMLInputElement>('Reprendre un fichier', { selector: 'input' }),
    file,
  );
};

describe('the tools of the builder', () => {
  it('BUILD-87 shows what to paste for each way, and copies it', async () => {
    const { user, dialog } = await openTool('Partager et intégrer');
    const text = () => within(dialog).getByRole<HTMLTextAreaElement>('textbox').value;
    expect(text()).toContain('<org-form org="demo" form-id="f1">');
    await user.click(within(dialog).getByRole('radio', { name: 'Lien et QR' }));
    expect(text()).toMatch(/\/o\/demo\/formulaire\/f1$/);
    expect(within(dialog).getByRole('img', { name: 'QR code du formulaire' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Copier' }));
    expect(await navigator.clipboard.readText()).toBe(text());
  });

  it('BUILD-87 a form that was never saved has no address yet', async () => {
    const { dialog } = await openTool('Partager et intégrer', { props: { token: 't0ken' } });
    expect(dialog).toHaveTextContent('Enregistrez d’abord le formulaire');
  });

  it('BUILD-89 where the page stores the form, nothing is offered that a server does', async () => {
    const { user } = await renderBuilder({ props: { formId: 'f1', definition: adminForm(one) } });
    await user.click(screen.getByText('Outils'));
    const file = await screen.findByRole('button', { name: 'Importer, exporter' });
    const items = within(file.closest('ul')!).getAllByRole('button');
    expect(items.map((item) => item.textContent)).toEqual(['Importer, exporter', 'Traductions']);
  });

  it('BUILD-86 BUILD-25 takes a file in place of the form, in one step that can be undone', async () => {
    const opened = await openTool('Importer, exporter');
    const { user, dialog, shown } = opened;
    await chooseFile(opened, JSON.stringify({ title: 'Bal', content: [written('x1', 'text'), written('x2', 'text')] }));
    expect(await within(dialog).findByText('2 blocs')).toBeVisible();
    expect(shown()).toEqual(['b1']);
    await user.click(within(dialog).getByRole('button', { name: 'Remplacer le formulaire' }));
    await waitFor(() => expect(shown()).toEqual(['x1', 'x2']));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(shown()).toEqual(['b1']);
  });

  it('BUILD-86 says what is wrong with a file, and changes nothing', async () => {
    const opened = await openTool('Importer, exporter');
    await chooseFile(opened, '<p>');
    expect(await within(opened.dialog).findByText('Ce fichier ne contient pas de formulaire.')).toBeVisible();
    expect(opened.shown()).toEqual(['b1']);
  });

  it('BUILD-86 says that a file nests too deep to be a form', async () => {
    const opened = await openTool('Importer, exporter');
    await chooseFile(opened, `{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect(await within(opened.dialog).findByText('Ce formulaire a trop de niveaux.')).toBeVisible();
    expect(within(opened.dialog).queryByRole('button', { name: 'Remplacer le formulaire' })).toBeNull();
    expect(opened.shown()).toEqual(['b1']);
  });

  it('BUILD-45 readers can take a form with them, and put none in its place', async () => {
    const { dialog } = await openTool('Importer, exporter', {
      ...stored,
      props: { ...stored.props, mode: 'readonly' },
    });
    expect(within(dialog).getByRole('button', { name: 'Télécharger le formulaire' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Reprendre un fichier' })).toBeNull();
  });
});

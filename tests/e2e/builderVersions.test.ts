import { builderHost } from './support/builderHost';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { call, make, open } = builderHost(() => bench().server);
const content = (label: string) =>
  JSON.stringify({
    schemaVersion: 1,
    children: [{ id: 'nom', type: 'text', props: { label, fieldKey: 'nom' }, children: [] }],
  });

it.each([
  ['fr', 'Outils', 'Versions', 'Voir Version 1', 'Restaurer cette version'],
  ['he', 'כלים', 'גרסאות', 'הצגה גרסה 1', 'שחזור הגרסה הזאת'],
])(
  'BUILD-55 BUILD-57 a former version is looked at and restored, in %s',
  async (lang, tools, versions, look, restore) => {
    const { id } = await make([], { content: content('Ancien') });
    await call('PUT', `/${id}`, { revision: 1, title: 'Bal', content: content('Nouveau') });
    const page = await open(await openPage(), id, lang);
    await page.getByText(tools, { exact: true }).click();
    await page.getByRole('button', { name: versions, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: versions });
    await dialog.getByRole('button', { name: look }).waitFor();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    await dialog.getByRole('button', { name: look }).click();
    await dialog.locator('.versions-canvas').getByText('Ancien').waitFor();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    await dialog.getByRole('button', { name: restore }).click();
    await dialog.getByRole('button', { name: restore }).click();
    await page.locator('.builder-middle').getByText('Ancien').waitFor();
    await expect(call('GET', `/${id}`)).resolves.toMatchObject({ title: 'Gala', revision: 3 });
    expect(complaints()).toEqual([]);
  },
);

import { builderHost, watchDrafts } from './support/builderHost';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { call, make, open } = builderHost(() => bench().server);
const field = (id: string, label: string) => ({ id, type: 'text', props: { label, fieldKey: id }, children: [] });

describe('drafts of the builder, on the server', () => {
  it('BUILD-53 are taken up in another browser, joined with what was published meanwhile', async () => {
    const { id } = await make([field('nom', 'Nom'), field('ville', 'Ville')]);
    const first = await open(await openPage(), id);
    await first.locator('.canvas-sheet [data-block=nom]').click();
    await first.getByRole('textbox', { name: 'Libellé' }).fill('Prénom');
    await first.getByRole('button', { name: 'Champ long' }).click();
    await first.getByText('Brouillon enregistré').waitFor();
    await call('PUT', `/${id}`, { revision: 1, title: 'Bal' });

    const second = await open(await openPage(), id, 'he');
    const sheet = second.locator('.canvas-sheet');
    await sheet.locator('[data-block=nom]', { hasText: 'Prénom' }).waitFor();
    await expect(sheet.locator('> .canvas-blocks > [data-block]').count()).resolves.toBe(3);
    await expect(sheet.locator('.form-title').textContent()).resolves.toBe('Bal');
    const notice = second.locator('.notice', { hasText: 'הטיוטה של הטופס שוחזרה' });
    await expect(notice.locator('time').getAttribute('datetime')).resolves.toMatch(/^\d{4}-/);
    await expect(accessibilityFaults(second)).resolves.toEqual([]);
    await second.getByRole('button', { name: 'שמירה', exact: true }).click();
    await second.locator('.builder-state', { hasText: /^נשמר$/ }).waitFor();
    await expect(call('GET', `/${id}/draft`)).resolves.toBeNull();
    await expect(call('GET', `/${id}`)).resolves.toMatchObject({
      title: 'Bal',
      revision: 3,
      content: expect.stringContaining('Prénom'),
    });
    expect(complaints()).toEqual([]);
  });

  it('BUILD-54 of two who write at once lose nothing of either', async () => {
    const { id } = await make([field('nom', 'Nom'), field('ville', 'Ville')]);
    const [anne, dov] = [await open(await openPage(), id), await open(await openPage(), id)];
    await anne.locator('.canvas-sheet [data-block=nom]').click();
    await anne.getByRole('textbox', { name: 'Libellé' }).fill('Nom de famille');
    await anne.getByText('Brouillon enregistré').waitFor();
    await dov.locator('.canvas-sheet [data-block=nom]').click();
    await dov.getByRole('textbox', { name: 'Libellé' }).fill('Votre nom');
    await dov.locator('.canvas-sheet [data-block=ville]').click();
    await dov.getByRole('textbox', { name: 'Libellé' }).fill('Commune');
    await dov.getByText('Quelqu’un d’autre modifie aussi ce formulaire').waitFor();
    const sheet = dov.locator('.canvas-sheet');
    await sheet.getByText('Nom de famille').waitFor();
    await sheet.getByText('Commune').waitFor();
    await dov.getByRole('button', { name: 'Garder la mienne' }).click();
    await dov.getByText('Brouillon enregistré').waitFor();
    const draft = JSON.stringify(await call('GET', `/${id}/draft`));
    for (const text of ['Votre nom', 'Commune']) expect(draft).toContain(text);
    // The refused write is what the browser itself tells.
    expect(complaints().filter((said) => !said.includes('409'))).toEqual([]);
  });

  it('BUILD-53 are few requests while the network is off, and come when it is back', async () => {
    const { id } = await make([field('nom', 'Nom')]);
    const page = await open(await openPage(), id);
    const block = page.locator('.canvas-sheet [data-block=nom]');
    await block.waitFor();
    await page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
    const seen = watchDrafts(page);
    await page.context().setOffline(true);
    await block.click();
    const label = page.getByRole('textbox', { name: 'Libellé' });
    await label.fill('Sans réseau');
    await page.getByText('Hors connexion : conservé dans ce navigateur').waitFor();
    await label.pressSequentially(' ni fil', { delay: 300 });
    expect(seen.length).toBeLessThanOrEqual(2);
    expect(new Set(seen)).toEqual(new Set(['POST failed']));
    await page.context().setOffline(false);
    await page.getByText('Brouillon enregistré').waitFor();
    expect(seen.filter((one) => one === 'POST 200')).toHaveLength(1);
    expect(JSON.stringify(await call('GET', `/${id}/draft`))).toContain('Sans réseau ni fil');
  });
});

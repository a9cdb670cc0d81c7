import sharp from 'sharp';
import { builderHost } from './support/builderHost';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { call, make, open } = builderHost(() => bench().server);
const carousel = { id: 'c', type: 'carousel', props: { items: [{ image: '' }] }, children: [] };
const red = { r: 200, g: 30, b: 30 };
/** Red on the left, blue on the right. */
const picture = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: red } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: { r: 30, g: 30, b: 200 } } },
        left: 400,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

describe('pictures in the builder', () => {
  it('BUILD-88 MEDIA-02 crops a picture by keyboard, sends it with what it shows, and saves it with the form', async () => {
    const { id } = await make([carousel]);
    const page = await open(await openPage(), id);
    await page.locator('.canvas-sheet [data-block=c]').click();
    await page.getByRole('button', { name: 'Choisir une image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
    await dialog.locator('.media-item').first().waitFor();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    const file = { name: 'salle.png', mimeType: 'image/png', buffer: await picture() };
    await dialog.locator('input[type=file]').setInputFiles(file);
    const east = dialog.getByRole('button', { name: 'Bord droit' });
    await east.focus();
    const { width } = (await dialog.locator('.ReactCrop canvas').boundingBox())!;
    // Control with an arrow is a hundred pixels: until less than the left half is kept.
    for (let kept = width; kept > width / 2; kept -= 100) await east.press('Control+ArrowLeft');
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    await dialog.getByRole('textbox', { name: 'Ce que montre l’image' }).fill('La salle');
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const address = await page.getByRole('textbox', { name: 'Image' }).inputValue();
    const kept = sharp(Buffer.from(await (await fetch(address)).arrayBuffer()));
    const { height, width: cut } = await kept.metadata();
    expect(height).toBe(400);
    expect(cut).toBeLessThanOrEqual(400);
    const { channels } = await kept.stats();
    expect(channels[0]!.mean).toBeGreaterThan(150);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
    await expect(call('GET', `/${id}`)).resolves.toMatchObject({ content: expect.stringContaining(address) });
    expect(complaints()).toEqual([]);
  });

  it('BUILD-88 a failed upload is said, loses nothing, and can be sent again', async () => {
    const { id } = await make([carousel]);
    const page = await open(await openPage(), id, 'he');
    await page.locator('.canvas-sheet [data-block=c]').click();
    await page.getByRole('button', { name: 'בחירת תמונה' }).click();
    const dialog = page.getByRole('dialog', { name: 'בחירת תמונה' });
    const file = { name: 'salle.png', mimeType: 'image/png', buffer: await picture() };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('textbox', { name: 'מה רואים בתמונה' }).fill('האולם');
    const isUpload = '**/media?alt=*';
    await page.route(isUpload, (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: 'העלאה' }).click();
    await dialog.getByRole('alert').waitFor();
    await page.unroute(isUpload);
    await dialog.getByRole('button', { name: 'העלאה' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect(page.getByRole('textbox', { name: 'תמונה' }).inputValue()).resolves.toMatch(/\/media\/\w+\.webp$/);
  });
});

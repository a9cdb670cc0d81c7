import sharp from 'sharp';
import type { AdminGallery, GalleryImage } from '../../src/contract/site/adminContent';
import { button, heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const imagesOf = async (id: string) =>
  (await adminCall<{ images: GalleryImage[] }>(bench().server, 'GET', `galleries/${id}/images`)).images;

const picture = (r: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g: 90, b: 90 } } })
    .png()
    .toBuffer();

it('DESK-104 DESK-105 pictures are sent many at once, one that fails loses none, and they are put in order', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/galleries'));
  await press(page, 'Nouvelle galerie');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titre').fill('Pourim au soleil');
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await heading(page, 'Pourim au soleil');
  const id = page.url().split('/').at(-1) ?? '';

  const files = await Promise.all(
    ['rouge', 'vert', 'bleu'].map(async (name, index) => ({
      ...{ name: `${name}.png`, mimeType: 'image/png' },
      buffer: await picture(50 + 60 * index),
    })),
  );
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  let sent = 0;
  await page.route('**/media?*', (route) => ((sent += 1) === 2 ? route.abort() : route.continue()));
  await page.locator('input[type=file][multiple]').setInputFiles([...files, notes]);
  await page.getByText('2 photos n’ont pas été envoyées').waitFor();
  await page.getByText('vert.png · Pas de réponse du serveur').waitFor();
  await page.getByText('notes.txt · Choisissez une image JPEG, PNG ou WebP.').waitFor();
  await page.getByRole('heading', { name: /^2 photos/ }).waitFor();
  await press(page, 'Réessayer');
  await page.getByRole('heading', { name: /^3 photos/ }).waitFor();
  await page.getByText('1 photo n’a pas été envoyée').waitFor();
  await press(page, 'Les laisser');

  const alt = page.getByLabel('Ce que montre la photo');
  for (const [index, text] of ['Rouge', 'Bleu', 'Vert'].entries()) await alt.nth(index).fill(text);
  // By the keyboard: focus goes with the picture.
  await button(page, 'Monter : Vert').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.route('**/images', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await press(page, 'Enregistrer les photos');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await press(page, 'Enregistrer les photos');
  await page.getByText('C’est enregistré.').waitFor();
  expect((await imagesOf(id)).map(({ alt: text }) => text)).toEqual(['Vert', 'Rouge', 'Bleu']);

  await press(page, 'Prendre comme couverture : Bleu');
  await page.locator('li', { hasText: 'Bleu' }).getByText('C’est la couverture.').waitFor();
  const [, , blue] = await imagesOf(id);
  expect(await adminCall<AdminGallery>(bench().server, 'GET', `galleries/${id}`)).toMatchObject({ bgImage: blue?.src });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

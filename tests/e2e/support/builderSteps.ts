import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Call } from './builderFaults';
import type { builderHost } from './builderHost';

/** Something that a builder does by a call. */
export interface FurtherStep {
  readonly call: Call;
  /** Brings the builder, once the step before is done, to where the call is made by `act`. */
  ready?(page: Page): Promise<unknown>;
  /** Makes the call: the first time, and again after a fault. */
  act(page: Page, again: boolean): Promise<void>;
  /** What is said after a fault. */
  readonly says: RegExp;
  /** Where that is another word for 403. */
  readonly forbidden?: RegExp;
  /** It worked. */
  done(page: Page): Promise<void>;
  /** On the server it was done once. */
  once?(): Promise<void>;
  /** The builder makes the call again by itself, but not once it may not. */
  readonly isRepeated?: boolean;
}

export interface Step extends FurtherStep {
  /** Brings the builder to where the call is made by `act`. */
  prepare(): Promise<Page>;
  /** What is done next on the same page. */
  readonly further?: readonly FurtherStep[];
}

export const field = (id: string, label: string) => ({
  id,
  type: 'text',
  props: { label, fieldKey: id },
  children: [],
});
const carousel = { id: 'c', type: 'carousel', props: { items: [{ image: '' }] }, children: [] };
const paper = { id: 'p', type: 'pdf', props: {}, children: [] };
export const layout = (...children: readonly object[]) => JSON.stringify({ schemaVersion: 1, children });
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).last().click();
export const retry = (page: Page) => press(page, 'Réessayer');
export const tool = async (page: Page, name: string) => {
  await page.getByText('Outils', { exact: true }).click();
  await press(page, name);
};
const group = async (page: Page, name: string) => {
  await page.locator('.panel-group').first().waitFor();
  await page.locator('.panel-group > summary', { hasText: name }).click();
};
export const saved = async (page: Page) => page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true }).first();
export const notAllowed = /Votre accès ne le permet pas/;
const notDone = /Vérifiez votre connexion/;
const picture = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** The steps of builders that tests open on pages of `openPage`, by name. */
export function builderSteps(
  { call, make, open, request }: ReturnType<typeof builderHost>,
  openPage: () => Promise<Page>,
): Readonly<Record<string, Step>> {
  const count = async (title: string) =>
    ((await call('GET', '?limit=100')) as unknown as readonly { readonly title: string }[]).filter(
      (form) => form.title === title,
    ).length;

  let id = '';
  const openSale = async () => {
    ({ id } = await make([], { title: 'Vente', type: 'COMPLEX', products: [{ id: 'P1', label: 'Place' }] }));
    return open(await openPage(), id);
  };
  const openCarousel = async () => {
    ({ id } = await make([carousel, paper]));
    const page = await open(await openPage(), id);
    await page.locator('.canvas-sheet [data-block=c]').click();
    return page;
  };
  return {
    'a new form is saved': {
      call: { method: 'POST', path: /\/admin\/forms$/ },
      async prepare() {
        const page = await open(await openPage(), null);
        await titleField(page).fill('Loto');
        return page;
      },
      act: (page) => press(page, 'Enregistrer'),
      says: /n’a pas pu être enregistré/,
      forbidden: notAllowed,
      done: saved,
      once: async () => expect(await count('Loto')).toBe(1),
    },
    'a form is saved': {
      call: { method: 'PUT', path: /\/admin\/forms\/\w+/ },
      async prepare() {
        ({ id } = await make([field('nom', 'Nom')], { title: 'Bal' }));
        const page = await open(await openPage(), id);
        await titleField(page).fill('Bal masqué');
        return page;
      },
      act: (page) => press(page, 'Enregistrer'),
      says: /n’a pas pu être enregistré/,
      forbidden: notAllowed,
      done: saved,
      once: async () => expect(await call('GET', `/${id}`)).toMatchObject({ title: 'Bal masqué', revision: 2 }),
    },
    'a copy is made': {
      call: { method: 'POST', path: /\/duplicate$/ },
      async prepare() {
        ({ id } = await make([], { title: 'Kermesse' }));
        const page = await open(await openPage(), id);
        await tool(page, 'Dupliquer le formulaire');
        await page.getByRole('textbox', { name: 'Titre de la copie' }).fill('Kermesse 2');
        return page;
      },
      act: (page) => press(page, 'Créer la copie'),
      says: notDone,
      forbidden: notAllowed,
      done: (page) => page.getByText('La copie est créée').waitFor(),
      once: async () => expect(await count('Kermesse 2')).toBe(1),
    },
    'a form is archived': {
      call: { method: 'POST', path: /\/archive$/ },
      async prepare() {
        ({ id } = await make([], { title: 'Vieux' }));
        const page = await open(await openPage(), id);
        await tool(page, 'Archiver le formulaire');
        return page;
      },
      act: (page) => press(page, 'Archiver'),
      says: notDone,
      forbidden: notAllowed,
      done: (page) => page.getByText('Formulaire archivé').waitFor(),
      once: async () => expect(await call('GET', `/${id}`)).toMatchObject({ archived: true }),
    },
    'versions are listed': {
      call: { method: 'GET', path: /\/revisions$/ },
      async prepare() {
        ({ id } = await make([field('nom', 'Nom')]));
        return open(await openPage(), id);
      },
      act: (page, again) => (again ? retry(page) : tool(page, 'Versions')),
      says: /Les versions n’ont pas pu être chargées/,
      done: (page) => page.getByText('Actuelle').waitFor(),
    },
    'a version is restored': {
      call: { method: 'POST', path: /\/revisions\/1\/restore$/ },
      async prepare() {
        ({ id } = await make([field('nom', 'Ancien')], { title: 'Avant' }));
        await call('PUT', `/${id}`, { revision: 1, title: 'Après' });
        const page = await open(await openPage(), id);
        await tool(page, 'Versions');
        await press(page, 'Voir Version 1');
        await press(page, 'Restaurer cette version');
        return page;
      },
      act: (page) => press(page, 'Restaurer cette version'),
      says: notDone,
      forbidden: notAllowed,
      done: (page) => page.getByText('Version 1 restaurée').waitFor(),
      once: async () => expect(await call('GET', `/${id}`)).toMatchObject({ title: 'Avant', revision: 3 }),
    },
    'forms are chosen': {
      call: { method: 'GET', path: /\/choices$/ },
      async prepare() {
        ({ id } = await make([], { title: 'Hôte', type: 'COMPLEX' }));
        const page = await open(await openPage(), id);
        await group(page, 'Calendriers et formulaires');
        return page;
      },
      act: (page, again) => (again ? retry(page) : press(page, 'Choisir un formulaire')),
      says: /La liste n’a pas pu être chargée/,
      done: (page) => page.locator('.settings-choice').first().waitFor(),
    },
    'a chosen form is named': {
      call: { method: 'GET', path: /\/choices$/ },
      async prepare() {
        const { id: inner } = await make([], { title: 'Invité' });
        ({ id } = await make([], { title: 'Hôte', type: 'COMPLEX', blocks: [{ id: inner, label: 'Repas' }] }));
        return open(await openPage(), id);
      },
      act: (page, again) => (again ? retry(page) : group(page, 'Calendriers et formulaires')),
      says: /n’a pas pu être/,
      done: (page) => page.getByText(/^Invité · /).waitFor(),
    },
    'stock is read': {
      call: { method: 'GET', path: /\/stock$/ },
      prepare: openSale,
      act: (page, again) => (again ? retry(page) : group(page, 'Produits et stock')),
      says: /Le stock n’a pas pu être lu/,
      done: (page) => page.getByRole('spinbutton', { name: 'Place' }).waitFor(),
    },
    'stock is kept': {
      call: { method: 'PUT', path: /\/stock$/ },
      async prepare() {
        const page = await openSale();
        await group(page, 'Produits et stock');
        await page.getByRole('spinbutton', { name: 'Place' }).fill('7');
        return page;
      },
      act: (page) => press(page, 'Enregistrer le stock'),
      says: /Le stock n’a pas pu être/,
      done: (page) => page.getByText('Stock enregistré').waitFor(),
      once: async () => expect(await call('GET', `/${id}/stock`)).toMatchObject([{ capacity: 7 }]),
    },
    'pictures are listed': {
      call: { method: 'GET', path: /\/media$/ },
      prepare: openCarousel,
      act: (page, again) => (again ? retry(page) : press(page, 'Choisir une image')),
      says: /La liste n’a pas pu être chargée/,
      done: (page) => page.locator('.media-item').first().waitFor(),
      further: [
        {
          call: { method: 'GET', path: /\/media$/ },
          async ready(page) {
            await page.keyboard.press('Escape');
            await page.locator('.canvas-sheet [data-block=p]').click();
          },
          act: (page, again) => (again ? retry(page) : press(page, 'Choisir un PDF')),
          says: /La liste n’a pas pu être chargée/,
          done: (page) => page.locator('[data-kind=PDF] .media-item, .muted:has-text("Aucun PDF")').first().waitFor(),
        },
      ],
    },
    'a picture is sent': {
      call: { method: 'POST', path: /\/media$/ },
      async prepare() {
        const page = await openCarousel();
        await press(page, 'Choisir une image');
        const file = { name: 'rouge.png', mimeType: 'image/png', buffer: await picture() };
        await page.locator('.builder input[type=file]').setInputFiles(file);
        const east = page.getByRole('button', { name: 'Bord droit' });
        await east.focus();
        await east.press('ArrowLeft');
        await east.press('Control+ArrowLeft');
        await page.getByRole('textbox', { name: 'Ce que montre l’image' }).fill('Rouge');
        return page;
      },
      act: (page) => press(page, 'Envoyer'),
      says: /L’envoi n’a pas abouti/,
      forbidden: notAllowed,
      done: (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
      async once() {
        type Sent = { readonly alt: string; readonly width: number };
        const list = (await request('GET', '/media?limit=100')) as unknown as readonly Sent[];
        const [red, ...others] = list.filter(({ alt }) => alt === 'Rouge');
        // It is the part that was kept.
        expect([red!.width < 64, others]).toEqual([true, []]);
      },
    },
    'a calendar is made': {
      call: { method: 'POST', path: /\/calendars$/ },
      async prepare() {
        ({ id } = await make([], { title: 'Rdv', type: 'COMPLEX' }));
        const page = await open(await openPage(), id);
        await group(page, 'Calendriers et formulaires');
        await press(page, 'Nouveau calendrier');
        await page.getByRole('textbox', { name: 'Titre du calendrier' }).fill('Accueil');
        await press(page, 'Ajouter ces créneaux');
        return page;
      },
      act: (page) => press(page, 'Enregistrer le calendrier'),
      says: /Le calendrier n’a pas été enregistré/,
      forbidden: /Vous n’avez pas le droit/,
      done: (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
      async once() {
        const list = (await call('GET', `/${id}/choices?kind=calendars`)) as unknown as readonly { label: string }[];
        expect(list.filter(({ label }) => label === 'Accueil')).toHaveLength(1);
      },
      further: [
        {
          call: { method: 'GET', path: /\/calendars\/[^/]+$/ },
          act: (page, again) => (again ? retry(page) : press(page, 'Modifier les créneaux')),
          says: /Le calendrier n’a pas pu être chargé/,
          done: (page) => page.getByRole('textbox', { name: 'Titre du calendrier' }).waitFor(),
        },
        {
          call: { method: 'PUT', path: /\/calendars\/[^/]+$/ },
          ready: (page) => page.getByRole('textbox', { name: 'Titre du calendrier' }).fill('Bureau'),
          act: (page) => press(page, 'Enregistrer le calendrier'),
          says: /Le calendrier n’a pas été enregistré/,
          forbidden: /Vous n’avez pas le droit/,
          done: (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
          async once() {
            const list = (await call('GET', `/${id}/choices?kind=calendars`)) as unknown as readonly {
              label: string;
            }[];
            expect(list.filter(({ label }) => label === 'Bureau')).toHaveLength(1);
          },
        },
      ],
    },
  };
}

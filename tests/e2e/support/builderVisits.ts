import type { Page } from 'playwright-core';
import type { builderHost } from './builderHost';
import {
  field,
  type FurtherStep,
  layout,
  notAllowed,
  press,
  retry,
  saved,
  type Step,
  titleField,
  tool,
} from './builderSteps';

const notice = (page: Page, text: string) => page.locator('.notice', { hasText: text }).waitFor();
/** What waits for the network is sent now. */
const online = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));
const text = { id: 's', type: 'richText', props: { html: '<p>Ici</p>' }, children: [] };

/** Steps of builders that follow one another on one page: a form that is opened with its draft, and all that is no form. */
export function builderVisits(
  { call, make, visit, openAs, request }: ReturnType<typeof builderHost>,
  openPage: () => Promise<Page>,
): Readonly<Record<string, Step>> {
  let id = '';
  const saves = (path: RegExp, change: (page: Page) => Promise<unknown>): Omit<FurtherStep, 'once'> => ({
    call: { method: 'PUT', path },
    ready: change,
    act: (page) => press(page, 'Enregistrer'),
    says: /L’enregistrement a échoué/,
    forbidden: notAllowed,
    done: saved,
  });
  return {
    'a form is opened, its draft read and dropped, and a version compared': {
      call: { method: 'GET', path: /\/admin\/forms\/[^/]+$/ },
      async prepare() {
        ({ id } = await make([field('nom', 'Ancien')], { title: 'Avant' }));
        await call('PUT', `/${id}`, { revision: 1, title: 'Après' });
        const form = { title: 'Brouillon', content: layout(field('nom', 'Ancien')) };
        await call('POST', `/${id}/draft`, { version: null, revision: 2, form });
        return openPage();
      },
      act: (page, again) => (again ? retry(page) : visit(page, `form-id="${id}"`)),
      says: /Le formulaire n’a pas pu être chargé/,
      forbidden: notAllowed,
      done: (page) => notice(page, 'Un brouillon de ce formulaire a été repris'),
      further: [
        {
          call: { method: 'GET', path: /\/draft$/ },
          act: (page, again) => (again ? online(page) : visit(page, `form-id="${id}"`)),
          says: /Brouillon pas encore lu/,
          done: (page) => notice(page, 'Un brouillon de ce formulaire a été repris'),
          isRepeated: true,
        },
        {
          call: { method: 'DELETE', path: /\/draft$/ },
          act: (page, again) => (again ? online(page) : press(page, 'Les abandonner')),
          says: /Hors connexion/,
          done: saved,
          once: async () => expect(await call('GET', `/${id}/draft`)).toBeNull(),
          isRepeated: true,
        },
        {
          call: { method: 'GET', path: /\/revisions\/1$/ },
          ready: (page) => tool(page, 'Versions'),
          act: (page, again) => (again ? retry(page) : press(page, 'Voir Version 1')),
          says: /Les versions n’ont pas pu être chargées/,
          async done(page) {
            await page.locator('.versions-canvas').getByText('Ancien').waitFor();
            await page.locator('.versions', { hasText: 'Ce qui a changé depuis' }).getByText('Après').first().waitFor();
          },
        },
      ],
    },
    'a page is saved, a section and the home page': {
      ...saves(/\/admin\/pages\/\w+/, async () => {}),
      async prepare() {
        ({ id } = await request('POST', '/pages', { path: 'reseau', title: 'Réseau', content: layout(text) }));
        const page = await openAs(await openPage(), `page-id="${id}"`);
        await titleField(page).fill('Réseau bis');
        return page;
      },
      once: async () => expect(await request('GET', `/pages/${id}`)).toMatchObject({ title: 'Réseau bis' }),
      further: [
        {
          ...saves(/\/admin\/sections\/\w+/, async (page) => {
            ({ id } = await request('POST', '/sections', { label: 'Accueil', content: '<p>Bienvenue</p>' }));
            await openAs(page, `section-id="${id}"`);
            await press(page, 'Texte');
          }),
          once: async () =>
            expect(await request('GET', `/sections/${id}`)).toMatchObject({
              content: expect.stringMatching(/richText/),
            }),
        },
        {
          ...saves(/\/admin\/site$/, async (page) => {
            await openAs(page, 'main-page');
            await press(page, 'Texte');
          }),
          once: async () =>
            expect(await request('GET', '/site')).toMatchObject({
              mainPage: { content: expect.stringMatching(/richText/) },
            }),
        },
      ],
    },
  };
}

import type { Page } from 'playwright-core';
import { builderHost } from './support/builderHost';
import { useOrgkitBench } from './support/orgkitBench';
import { eventually } from './support/screenBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { call, open } = builderHost(() => bench().server);

interface Listed {
  readonly id: string;
  readonly title: string;
}

/** Tag and name of a control. */
const describeControl = (element: Element) => {
  const control = element as HTMLInputElement;
  const name = control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? control.textContent;
  return { tag: control.localName, name: (name ?? '').replace(/ \*$/, '').trim() };
};

/** What has the focus, inside shadow roots too. */
const focused = async (page: Page) => {
  const element = await page.evaluateHandle(() => {
    let inner = document.activeElement ?? document.body;
    while (inner.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
    return inner;
  });
  return await element.evaluate(describeControl);
};

/** An author without a pointer. */
function handsOn(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  /** Presses Tab until a control of that tag and name has the focus. */
  async function to(tag: string, name: RegExp, key = 'Tab') {
    const isWanted = (control: { tag: string; name: string }) => control.tag === tag && name.test(control.name);
    const isThere = async () => {
      const controls = await page.locator(tag).elementHandles();
      return (await Promise.all(controls.map((control) => control.evaluate(describeControl)))).some(isWanted);
    };
    // Its part of the builder may still be loading.
    await eventually(isThere, true);
    const passed: string[] = [];
    for (let presses = 0; presses < 150; presses += 1) {
      await press(key);
      const now = await focused(page);
      if (isWanted(now)) return;
      passed.push(`${now.tag} ${now.name}`);
    }
    throw new Error(`${tag} ${name.source} was never reached, only: ${[...new Set(passed)].join(' | ')}`);
  }
  async function push(name: RegExp, tag = 'button') {
    await to(tag, name);
    await press('Enter');
  }
  async function type(name: RegExp, text: string, tag = 'input') {
    await to(tag, name);
    await press('Control+a');
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) await press('Enter');
      await page.keyboard.type(line);
    }
  }
  async function choose(name: RegExp, letters: string) {
    await to('select', name);
    await page.keyboard.type(letters);
  }
  return {
    push,
    type,
    choose,
    async tick(name: RegExp) {
      await to('input', name);
      await press('Space');
    },
    /** A block after, or inside, the one that is selected. */
    async add(name: string) {
      await push(/^Blocs$/);
      await type(/^Chercher un bloc$/, name);
      await push(new RegExp(`^${name}$`));
    },
    /** Goes from the tree to the settings of what is selected. */
    async settings() {
      await push(/^Plan$/);
      await page.getByRole('tree').waitFor();
      await to('li', /./);
      await press('Enter');
    },
  };
}

describe('the builder, with the keyboard alone', () => {
  it('BUILD-80 an author makes the registration for an evening, saves it, and visitors can fill it in', async () => {
    const page = await open(await openPage(), null);
    const { push, type, choose, tick, add, settings } = handsOn(page);
    await type(/^Titre$/, 'Dîner de gala');
    await choose(/^Type/, 'Complet');
    await choose(/^Identité demandée/, 'Nom');
    await push(/^Produits et stock$/, 'summary');
    await push(/^Ajouter$/);
    await type(/^Nom$/, 'Couvert adulte');
    await type(/^Prix/, '60');
    await add('Identité');
    await add('Compteur de produits');
    await settings();
    await tick(/^Couvert adulte$/);
    await add('Infos par produit');
    await settings();
    await choose(/^Produit$/, 'Couvert');
    await add('Case à cocher');
    await settings();
    await type(/^Libellé$/, 'Une allergie');
    await add('Condition');
    await settings();
    await push(/^Ajouter$/);
    await choose(/^Champ$/, 'Une allergie');
    await choose(/^Condition$/, 'est coché');
    await add('Champ court');
    await settings();
    await type(/^Libellé$/, 'Laquelle');
    await add('Liste déroulante');
    await settings();
    await type(/^Libellé$/, 'Son plat');
    await type(/^Liste$/, 'Poisson\nVégétarien', 'textarea');
    await add('Total');
    await add('Bouton d’envoi');
    await push(/^Enregistrer$/);
    await page.locator('.builder-state', { hasText: 'Enregistré' }).waitFor();
    const forms = (await call('GET', '')) as unknown as readonly Listed[];
    const saved = forms.find(({ title }) => title === 'Dîner de gala');
    const visitor = await openPage();
    await visitor.goto(`${bench().server.url}/o/demo/formulaire/${saved?.id}`);
    const form = visitor.locator('org-form');
    await form.getByRole('button', { name: 'Ajouter : Couvert adulte' }).click();
    await expect(form.getByRole('textbox', { name: 'Laquelle' }).count()).resolves.toBe(0);
    await form.getByRole('checkbox', { name: 'Une allergie' }).check();
    await form.getByRole('textbox', { name: 'Laquelle' }).waitFor();
    expect(complaints()).toEqual([]);
  });
});

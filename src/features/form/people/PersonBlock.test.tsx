import { screen, waitFor, within } from '@testing-library/react';
import { settle } from '../testing/settle';
import { renderForm, type RenderOptions, type TestBlock } from '../testing/renderForm';

const identity: TestBlock = ['identity', {}];
const contact = (props: object = {}): TestBlock => ['contact', { fieldKey: 'c', label: 'Conjoint', ...props }];
const hazkara = (props: object = {}): TestBlock => ['hazkara', { fieldKey: 'h', label: 'Défunt', ...props }];

async function show(options: RenderOptions) {
  const form = await renderForm(options);
  const person = (name: string) => {
    const group = within(screen.getByRole('group', { name }));
    return {
      group,
      line: (label: string) => group.getByRole<HTMLInputElement>('textbox', { name: label }),
      choice: (label: string) => group.getByRole<HTMLInputElement>('radio', { name: label }),
      list: (label: string) => group.getByRole<HTMLSelectElement>('combobox', { name: label }),
    };
  };
  const send = async () => {
    await settle();
    await form.user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await settle();
  };
  const sent = () =>
    form.submissions().map(({ body }) => {
      const { identity: first, extra } = body as { identity: unknown; extra: object };
      return { ...extra, identity: first };
    });
  return { ...form, person, send, sent };
}
type Shown = Awaited<ReturnType<typeof show>>;

async function fillIdentity({ user, person }: Shown, email = 'Ana@Ex.fr') {
  const { line, choice } = person('Vos coordonnées');
  await user.click(choice('Femme'));
  await user.type(line('Prénom'), 'Ana');
  await user.type(line('Nom'), 'Ben-David');
  await user.type(line('Adresse email'), email);
  await user.type(line('Téléphone'), '06 12 34 56 78');
}

describe('identity', () => {
  it('FORM-09 is required with every part, and asks for an address where the form wants it in full', async () => {
    const shown = await show({ form: { identity: 'FULL' }, blocks: [identity] });
    const { group, line } = shown.person('Vos coordonnées');
    expect(line('Ville')).toBeRequired();
    expect(line('Complément d’adresse')).not.toBeRequired();
    await shown.send();
    expect(shown.sent()).toEqual([]);
    expect(group.getAllByText('Ce champ est obligatoire')).toHaveLength(9);
    expect(await screen.findByRole('link', { name: 'Code postal' })).toBeVisible();
  });

  it('FORM-09 ENT-05 sends its parts, without an address where none is asked for', async () => {
    const shown = await show({ form: { identity: 'SIMPLE' }, blocks: [identity] });
    await fillIdentity(shown);
    await shown.send();
    expect(shown.sent()).toMatchObject([
      { identity: { homme: false, prenom: 'Ana', nom: 'Ben-David', email: 'Ana@Ex.fr', tel: '+33612345678' } },
    ]);
  });

  it('FORM-09 an address is in the organisation’s country until another is chosen', async () => {
    const { user, person, call } = await show({ form: { identity: 'FULL' }, blocks: [identity] });
    const { line, list } = person('Vos coordonnées');
    const stored = () => (call('getValues') as { identity?: { pays?: string } }).identity?.pays;
    await user.type(line('Prénom'), 'Ana');
    expect([list('Pays').value, stored()]).toEqual(['', undefined]);
    await user.type(line('Ville'), 'Paris');
    expect([list('Pays').value, stored()]).toEqual(['FR', 'FR']);
    await user.selectOptions(list('Pays'), 'IL');
    await user.type(line('Adresse'), 'Rue');
    expect([list('Pays').value, stored()]).toEqual(['IL', 'IL']);
  });

  it('FORM-09 is not there when the form asks for no identity', async () => {
    await show({ form: { identity: 'NONE' }, blocks: [identity] });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('ENG-02 says what is wrong with a part when it is left, and of no other part', async () => {
    const { user, person } = await show({ form: { identity: 'SIMPLE' }, blocks: [identity] });
    const { line, group } = person('Vos coordonnées');
    await user.type(line('Prénom'), 'Jean3');
    expect(line('Prénom')).toBeValid();
    await user.tab();
    expect(line('Prénom')).toHaveAccessibleDescription('Lettres uniquement');
    expect(group.queryByText('Ce champ est obligatoire')).toBeNull();
    await user.type(line('Nom'), 'a');
    expect(line('Prénom')).toHaveAccessibleDescription('Lettres uniquement');
    await user.type(line('Prénom'), '{Backspace}');
    expect(line('Prénom')).toBeValid();
  });

  it('FORM-09 tells the browser what it may fill in', async () => {
    const { person } = await show({ form: { identity: 'FULL' }, blocks: [identity] });
    const { line } = person('Vos coordonnées');
    expect(line('Prénom')).toHaveAttribute('autocomplete', 'given-name');
    expect(line('Adresse email')).toHaveAttribute('inputmode', 'email');
    expect(line('Téléphone')).toHaveAttribute('autocomplete', 'tel');
    expect(line('Code postal')).toHaveAttribute('autocomplete', 'postal-code');
  });

  it('ENT-09 takes the author’s names for its parts', async () => {
    const labels = { prenom: 'Petit nom' };
    const { person } = await show({ form: { identity: 'SIMPLE' }, blocks: [['identity', { label: 'Vous', labels }]] });
    expect(person('Vous').line('Petit nom')).toBeVisible();
    expect(person('Vous').line('Nom')).toBeVisible();
  });
});

describe('contact', () => {
  const both = { form: { identity: 'SIMPLE' }, blocks: [identity, contact({ copyIdentity: true })] };
  const copy = () => screen.getByRole('checkbox', { name: 'Reprendre mes coordonnées' });

  it('ENG-03 ACC-07 refuses the e-mail of the identity, whatever its case', async () => {
    const shown = await show(both);
    await fillIdentity(shown);
    const { line } = shown.person('Conjoint');
    await shown.user.type(line('Adresse email'), 'ana@ex.FR');
    await shown.send();
    expect(shown.sent()).toEqual([]);
    expect(line('Adresse email')).toHaveAccessibleDescription(
      "L'adresse email doit être différente de celle du payeur",
    );
  });

  it('FORM-08 ACC-07 copies the identity live, disables the five inputs, and gives back what was there', async () => {
    const shown = await show(both);
    await fillIdentity(shown);
    const { user } = shown;
    const { line, choice } = shown.person('Conjoint');
    await user.type(line('Prénom'), 'Dan');
    await user.click(copy());
    for (const label of ['Prénom', 'Nom', 'Adresse email', 'Téléphone']) expect(line(label)).toBeDisabled();
    expect(choice('Femme')).toBeDisabled();
    expect(choice('Femme')).toBeChecked();
    expect(line('Prénom')).toHaveValue('Ana');
    await user.type(shown.person('Vos coordonnées').line('Prénom'), 'elle');
    expect(line('Prénom')).toHaveValue('Anaelle');
    await settle();
    expect(line('Téléphone')).toHaveValue('06 12 34 56 78');
    await user.click(copy());
    expect(line('Prénom')).toHaveValue('Dan');
    expect(line('Prénom')).toBeEnabled();
    expect(line('Téléphone')).toHaveValue('');
    await user.click(copy());
    await shown.send();
    const same = { prenom: 'Anaelle', email: 'Ana@Ex.fr', tel: '+33612345678' };
    expect(shown.sent()).toMatchObject([{ identity: same, '[CONTACT]_c': same }]);
  });

  it('FORM-08 says what is wrong with copied parts of the identity alone', async () => {
    const shown = await show(both);
    await fillIdentity(shown);
    await shown.user.type(shown.person('Vos coordonnées').line('Prénom'), '3');
    await shown.user.click(copy());
    await shown.send();
    expect(shown.sent()).toEqual([]);
    expect(shown.person('Vos coordonnées').line('Prénom')).toBeInvalid();
    expect(shown.person('Conjoint').line('Prénom')).toBeValid();
  });

  it('ENT-07 FORM-07 offers relations where the form has them, in the words of a man or a woman', async () => {
    const { person, user } = await show({ form: { withRelations: true }, blocks: [contact()] });
    const { list, choice } = person('Conjoint');
    const words = () => [...list('Lien de parenté').options].map(({ text }) => text);
    expect(words()).toContain('Père / Mère');
    await user.click(choice('Femme'));
    expect(words().slice(1)).toEqual([
      'Femme', 'Mère', 'Fille', 'Sœur', 'Grand-mère', 'Petite-fille', 'Ex-femme', 'Belle-sœur', 'Cousine', 'Amie', 'Autre',
    ]); // oxfmt-ignore
    await user.click(choice('Homme'));
    expect(words()).toContain('Grand-père');
  });

  it('FORM-07 has relations and an address only where they are wanted', async () => {
    const { person } = await show({ blocks: [contact()] });
    expect(person('Conjoint').group.queryByRole('combobox', { name: 'Lien de parenté' })).toBeNull();
    expect(person('Conjoint').group.queryByRole('textbox', { name: 'Ville' })).toBeNull();
  });

  it('FORM-31 forces a fixed gender and relation, and disables them', async () => {
    const props = { fixedGenre: 'FEMALE', fixedRelation: 'MARI' };
    const { person } = await show({ form: { withRelations: true }, blocks: [contact(props)] });
    const { choice, list } = person('Conjoint');
    expect(choice('Femme')).toBeChecked();
    expect(choice('Femme')).toBeDisabled();
    expect(choice('Homme')).toBeDisabled();
    expect(list('Lien de parenté')).toBeDisabled();
    expect(list('Lien de parenté')).toHaveDisplayValue('Femme');
  });
});

describe('child and memorial', () => {
  it('FORM-10 a child has a birth date', async () => {
    const shown = await show({ blocks: [['child', { fieldKey: 'e', label: 'Enfant' }]] });
    const { line } = shown.person('Enfant');
    await shown.user.type(line('Prénom'), 'Noa');
    await shown.user.type(line('Date de naissance'), '15012020');
    await shown.send();
    expect(shown.sent()).toMatchObject([{ '[CHILD]_e': { prenom: 'Noa', ddn: '2020-01-15T11:00:00' } }]);
  });

  it('FORM-11 a memorial needs a date of death and a relation, nothing else', async () => {
    const shown = await show({ blocks: [hazkara()] });
    const { line, list, choice, group } = shown.person('Défunt');
    await shown.send();
    expect(group.getAllByText('Ce champ est obligatoire')).toHaveLength(2);
    await shown.user.selectOptions(list('Lien de parenté'), 'Père / Mère');
    await shown.user.type(line('Date du décès'), '24032024');
    await shown.user.click(choice('De nuit'));
    await shown.user.type(line('Prénom en hébreu'), 'דוד');
    await shown.send();
    expect(shown.sent()).toMatchObject([
      {
        '[HAZKARA]_h': {
          _relation: 'PERE',
          deceasedDate: '2024-03-24T11:00:00',
          deceasedHour: 'NIGHT',
          prenomHE: 'דוד',
        },
      },
    ]);
  });

  it('FORM-14 a memorial can be given by the Hebrew date', async () => {
    const shown = await show({ blocks: [hazkara()] });
    await shown.user.click(screen.getByRole('button', { name: 'Date hébraïque' }));
    await shown.user.selectOptions(await screen.findByRole('combobox', { name: 'Jour' }), '14');
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Mois' }), 'Adar II');
    await shown.user.type(screen.getByRole('textbox', { name: 'Année' }), '5784');
    expect(shown.person('Défunt').line('Date du décès')).toHaveValue('24/03/2024');
  });
});

describe('modes', () => {
  it('FORM-09 cannot be changed where the form is only looked at', async () => {
    const { person } = await show({
      form: { identity: 'FULL', withRelations: true },
      blocks: [identity, contact({ copyIdentity: true }), hazkara()],
      props: { mode: 'readonly', values: { identity: { homme: true, prenom: 'Ana', tel: '+33612345678' } } },
    });
    expect(person('Vos coordonnées').line('Prénom')).toHaveValue('Ana');
    for (const input of screen.getAllByRole<HTMLInputElement>('textbox')) expect(input.readOnly).toBe(true);
    for (const role of ['radio', 'combobox', 'checkbox'])
      for (const control of screen.getAllByRole(role)) expect(control).toBeDisabled();
  });

  it('FORM-09 is filled in from the host page, and asks in Hebrew as in French', async () => {
    await show({
      form: { identity: 'SIMPLE' },
      blocks: [identity],
      context: { lang: 'he', direction: 'rtl' },
      props: { mode: 'preview', values: { identity: { prenom: 'דוד', tel: '+972501234567' } } },
    });
    await settle();
    expect(screen.getByRole('group', { name: 'הפרטים שלכם' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'שם פרטי' })).toHaveValue('דוד');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'טלפון' })).toHaveValue('050-123-4567'));
  });
});

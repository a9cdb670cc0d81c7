import { screen, within } from '@testing-library/react';
import type { LinkPage } from '../../../contract/payments/links';
import { resolvePayee } from './resolvePayee';
import { buildElement } from '../testing/buildContext';
import { fillIn, giftConfig, payButton, renderPayment } from '../testing/renderPayment';

const expired = 'Ce lien est expiré !';
const soleil = { id: 'demo', name: 'Maison du Soleil', BASE_WEB_URL: 'https://soleil.example' };
const linkPage = (changes: Partial<LinkPage> = {}): LinkPage => ({
  linkType: 'PAIEMENT',
  linkData: { expired: false },
  config: { ...giftConfig, organisation: soleil },
  meta: { title: 'Un lien', description: '', image: '' },
  ...changes,
});
let links = 0;
const open = (page: LinkPage | number, options: Parameters<typeof renderPayment>[0] = {}) =>
  renderPayment({
    ...options,
    props: { intent: undefined, link: `lien_${(links += 1)}` },
    intent: () => (typeof page === 'number' ? { status: page, json: { success: false } } : { json: { data: page } }),
  });

describe('a payment link', () => {
  it('LINK-02 CALL-28 shows the form of what it asks for, and pays under the link', async () => {
    const { user, calls, submitted } = await open(linkPage());
    expect(calls[0]?.path).toBe(`/liens/lien_${links}`);
    expect(screen.getByRole('textbox', { name: 'Montant' })).toHaveValue('50');
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ link: `lien_${links}`, montant: 50 }]);
    expect(submitted()[0]).not.toHaveProperty('intent');
  });

  it('PAY-03 says that it can be used again', async () => {
    await open(linkPage({ config: { ...giftConfig, reusable: true } }));
    expect(screen.getByText('Ce lien de paiement est réutilisable !')).toBeVisible();
  });

  it.each(['expired', 'finished', 'revoked'] as const)('LINK-01 STR-41 is over when it is %s', async (reason) => {
    const config = { type: 'GENERAL' as const, organisation: soleil };
    await open(linkPage({ linkData: { expired: true, reason }, config }));
    expect(screen.getByText(expired)).toBeVisible();
    expect(screen.getByText('Pour toute question contactez directement votre responsable.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://soleil.example');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('LINK-01 hides the home button where it is embedded, and takes an unknown link for an ended one', async () => {
    await open(404, { settings: { embed: true } });
    expect(screen.getByText(expired)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('HTTP-03 says that the server was out of reach', async () => {
    await open(503);
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('SRV-09 fills in whom it is for, and keeps what the server knows where a field stays empty', async () => {
    const payer = { homme: true, prenom: 'Dan', nom: 'Lévi', hints: { email: 'd•••@example.org', tel: '•••78' } };
    const local = { MEM_INFO: JSON.stringify({ prenom: 'Léa', email: 'lea@example.org' }) };
    const { user, submitted } = await open(linkPage({ config: { ...giftConfig, payer } }), { local });
    const email = screen.getByRole('textbox', { name: 'Adresse email' });
    expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Dan');
    expect(email).toHaveValue('');
    expect(screen.queryByRole('checkbox', { name: 'Se souvenir de moi' })).toBeNull();
    expect(email).toHaveAccessibleDescription('Laissez vide pour garder d•••@example.org');
    await user.type(screen.getByRole('textbox', { name: 'Adresse' }), '3 rue des Lilas');
    await user.type(screen.getByRole('textbox', { name: 'Code postal' }), '75011');
    await user.type(screen.getByRole('textbox', { name: 'Ville' }), 'Paris');
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ info: { prenom: 'Dan', email: '', tel: '' } }]);
  });

  it('LINK-02 says whose form it is', async () => {
    const element = buildElement({ answer: () => ({ json: { data: linkPage() } }) });
    expect(await resolvePayee({ ...element.context, props: { link: 'lien_whose' } })).toBe('demo');
  });
});

describe('update mode', () => {
  const update = (paiement = {}): LinkPage =>
    linkPage({
      linkType: 'UPDATE-PAIEMENT',
      config: { ...giftConfig, update: true, paiement: { id: 'p1', name: 'Un nouveau toit', ...paiement } },
    });

  it('PAY-02 LINK-03 names what is changed, asks no amount, and sends who pays', async () => {
    const organisation = { ...buildElement().context.organisation, web: { suggestFees: 0.01 } };
    const { user, submitted } = await open(update(), { context: { organisation } });
    expect(screen.getByText('Modification - Un nouveau toit')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Montant' })).toBeNull();
    expect(screen.queryByText(/50\s€/)).toBeNull();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
    expect(submitted()).toMatchObject([{ update: true, paiement: { id: 'p1' }, info: { prenom: 'Léa' } }]);
    expect(submitted()[0]).not.toHaveProperty('platform');
  });

  it('PAY-02 opens the amount where the link allows it, lists the charges to come, and sends the new one', async () => {
    const charge = (number: number, state: 'due' | 'failed', date: string) => ({
      charge: number,
      montant: 10,
      date,
      state,
    });
    const charges = [
      charge(2, 'failed', '2025-02-15'),
      charge(3, 'due', '2025-03-15'),
      charge(4, 'due', '2025-04-15'),
      charge(5, 'due', '2025-05-15'),
    ];
    const page = update({ changeAmount: true, charges });
    const config = { ...page.config, montant: 10, abo: true, nbMonth: 5 };
    const { user, submitted } = await open({ ...page, config }, { navigate: () => 'blocked' });
    const amount = await screen.findByRole('textbox', { name: 'Montant' });
    expect(amount).toHaveValue('10');
    expect(amount).toHaveAccessibleDescription('De chaque paiement à venir. Rien n’est débité maintenant.');
    const listed = () =>
      within(screen.getByRole('group', { name: 'Échéancier' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    await fillIn(user);
    await user.clear(amount);
    expect(listed()).toEqual(['15 février 2025 · nouvelle tentative10 €', '15 mars 202510 €', '15 avril 202510 €']);
    await user.type(amount, '0,5');
    const save = screen.getByRole('button', { name: 'Enregistrer les modifications' });
    await user.click(save);
    expect(submitted()).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '25');
    expect(listed()).toEqual(['15 février 2025 · nouvelle tentative10 €', '15 mars 202525 €', '15 avril 202525 €']);
    await user.click(screen.getByRole('button', { name: 'Afficher les 4 échéances' }));
    expect(listed()).toHaveLength(4);
    await user.click(save);
    await user.clear(amount);
    await user.type(amount, '10');
    await user.click(save);
    expect(submitted().map(({ amounts }) => amounts)).toEqual([
      { montant: 25, fees: 0, total: 25 },
      { montant: 0, fees: 0, total: 0 },
    ]);
  });

  it('ACC-19 PAY-02 is over when nothing is left to charge', async () => {
    await open(update({ finalized: true }));
    expect(screen.getByText(expired)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

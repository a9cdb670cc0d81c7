import type { Campaign } from '../../../../src/contract/campaigns/campaigns';
import type { Translation } from '../../../../src/contract/site/translations';
import { CAMPAIGN_TEMPLATES } from '../../../../src/contract/terms/campaignTemplates';
import { campaignTemplateTexts } from '../../../../src/i18n/campaignTemplates';
import { audit } from '../../../db/schema';
import { dataOf, idsOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

const gift = () => world.admin('POST', 'campagnes/gala/dons', { montant: 36 });

const edited = [
  {
    rule: 'CALL-70 a campaign',
    key: 'edition',
    place: () => Promise.resolve('campagnes/gala'),
    newest: async (path: string) => dataOf(await world.admin('GET', path)),
  },
  {
    rule: 'CALL-71 a team',
    key: 'version',
    place: async () => {
      const team = { param: 'lev', label: 'Lev' };
      const { id } = dataOf<{ id: string }>(await world.admin('POST', 'campagnes/gala/teams', team));
      return `campagnes/gala/teams/${id}`;
    },
    newest: listed,
  },
  {
    rule: 'CALL-71 a matching rule',
    key: 'version',
    place: async () => {
      const rule = { label: 'Mécène', ratio: 1, pool: 500 };
      const { id } = dataOf<{ id: string }>(await world.admin('POST', 'campagnes/gala/matchings', rule));
      return `campagnes/gala/matchings/${id}`;
    },
    newest: listed,
  },
] as const;

async function listed(path: string) {
  const at = path.lastIndexOf('/');
  const rows = dataOf<{ id: string }[]>(await world.admin('GET', path.slice(0, at)));
  return rows.find(({ id }) => id === path.slice(at + 1)) as unknown as Record<string, unknown>;
}

it.each(edited)('$rule is saved under the state that was edited alone, which gifts leave as it is', async (one) => {
  const path = await one.place();
  const before = await one.newest(path);
  const version = before[one.key];
  expect(version).toEqual(expect.any(String));
  expect((await gift()).status).toBe(200);
  expect((await one.newest(path))[one.key]).toBe(version);

  const saved = dataOf(await world.admin('PUT', path, { label: 'Un', [one.key]: version }));
  expect(saved[one.key]).not.toBe(version);
  const late = await world.admin('PUT', path, { label: 'Trop tard', [one.key]: version });
  expect([late.status, late.body]).toMatchObject([
    409,
    { success: false, code: 'changed', data: { label: 'Un', [one.key]: saved[one.key] } },
  ]);
  const noted = await world.deps.database.queries.$count(audit);
  expect(dataOf(await world.admin('PUT', path, { label: 'Un', [one.key]: saved[one.key] }))).toEqual(saved);
  expect(await world.deps.database.queries.$count(audit)).toBe(noted);
  expect(dataOf(await world.admin('PUT', path, { label: 'Deux' }))).toMatchObject({ label: 'Deux' });
});

it('CALL-70 public reads name no edition, and a rule that is switched off stays with what it matched', async () => {
  expect(await world.campaign()).not.toHaveProperty('edition');
  const [id] = idsOf(await world.admin('GET', 'campagnes/gala/matchings'));
  const path = `campagnes/gala/matchings/${id}`;
  const { used } = await listed(path);
  expect(used).toBeGreaterThan(0);
  expect(dataOf(await world.admin('PUT', path, { active: false }))).toMatchObject({ active: false, used });
});

it.each(CAMPAIGN_TEMPLATES)('CALL-72 begins with %s in the language of the organisation', async (template) => {
  const made = dataOf(await world.admin('POST', 'campagnes', { id: `t-${template}`, label: 'Toit', template }));
  expect(made).toMatchObject({
    label: 'Toit',
    gala: template === 'gala',
    objectif: 0,
    config: { donationButtonText: campaignTemplateTexts.fr.give[template], sections: expect.any(Array) as unknown[] },
  });
  const own = { id: `o-${template}`, label: 'Toit', template, gala: false, config: {}, objectif: 900 };
  expect(dataOf(await world.admin('POST', 'campagnes', own))).toMatchObject({ gala: false, config: {}, objectif: 900 });
});

it('CALL-236 says the words of a template in the other languages of the organisation, and no others', async () => {
  await world.admin('PUT', 'organisations/demo', { languages: ['fr', 'he', 'en'] });
  const read = async (id: string, lang: string) =>
    (await world.server.request('GET', `/v1/campagne/id/${id}?lang=${lang}`)).body as Campaign;
  const words = { id: 'in-all', label: 'Toit', template: 'gala' };
  expect((await world.admin('POST', 'campagnes', words)).status).toBe(200);
  for (const lang of ['fr', 'he', 'en'] as const) {
    const { label, config } = await read('in-all', lang);
    const { give, tables, donors } = campaignTemplateTexts[lang];
    expect([lang, label, config.donationButtonText]).toEqual([lang, 'Toit', give.gala]);
    expect(config.sections?.flatMap((one) => one.label ?? [])).toEqual([tables, donors]);
  }
  const own = { ...words, id: 'own', config: { donationButtonText: 'Je prends une table' } };
  expect((await world.admin('POST', 'campagnes', own)).status).toBe(200);
  expect((await read('own', 'he')).config.donationButtonText).toBe('Je prends une table');
  const listed = dataOf<Translation[]>(await world.admin('GET', 'translations?lang=he&kind=campaign&limit=100'));
  const said = (id: string) => listed.filter(({ subjectId, state }) => subjectId === id && state === 'current').length;
  expect([said('in-all'), said('own')]).toEqual([3, 0]);
});

it('CALL-72 knows no other template', async () => {
  const answer = await world.admin('POST', 'campagnes', { label: 'Toit', template: 'bingo' });
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'template' }] } });
});

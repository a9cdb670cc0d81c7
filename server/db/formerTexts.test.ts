import type { TranslatableKind } from '../../src/contract/terms/translatable';
import { textsOfCampaign } from '../features/campaigns/campaignTexts';
import { textsOfLayout } from '../features/translations/translatedLayouts';
import { sourceOf, textId } from './textId';
import { openFormerDatabase, type FormerDatabase } from './testing/formerDatabase';

let former: FormerDatabase;
const isLetter = (one: string) => /\p{L}/u.test(one);
/** Letters beside what is none, and the reverse, in blocks that no later Unicode fills. */
const edgesOfLetters = Array.from({ length: 0x2c00 }, (_, code) => String.fromCharCode(code)).filter(
  (one, code, all) =>
    (code < 0x530 || code >= 0x1e00) &&
    /[^\0\p{M}\p{Cn}]/u.test(one) &&
    [all[code - 1], all[code + 1]].some((other = '') => isLetter(other) !== isLetter(one)),
);
beforeAll(async () => {
  former = await openFormerDatabase('_translations.sql');
});
afterAll(() => former.close());

it('TRANS-02 finds the texts of records from before, as their next change would write them', async () => {
  const config = { 'hero.title': 'Bienvenue', 'site.announcement': { text: 'Fermé' }, 'hero.description': ' ' };
  await former.insert('organisations', { id: 'a', document: { name: 'A', config } });
  const own = { organisation_id: 'a', id: 'x', at: '2025-01-02T03:04:05Z' };
  const document = { name: 'Fête', title: 'Titre', description: '' };
  await former.insert('events', { ...own, document, content: '<p>Oui</p>', forms: [] });
  await former.insert('news', { ...own, document, content: '' });
  await former.insert('galleries', { ...own, document });
  const image = { organisation_id: 'a', gallery_id: 'x', src: '/b.png' };
  await former.insert(
    'gallery_images',
    { ...image, position: 0, alt: '' },
    { ...image, position: 1, alt: 'Chœur' },
    { ...image, position: 2, alt: 'Autre' },
  );
  await former.migrate((name) => name === former.step);
  expect(await former.read('select kind, field, text, name from translations order by place desc')).toEqual([
    { kind: 'organisation', field: 'site.announcement', text: 'Fermé', name: '' },
    { kind: 'organisation', field: 'hero.title', text: 'Bienvenue', name: '' },
    { kind: 'event', field: 'name', text: 'Fête', name: 'Fête' },
    { kind: 'event', field: 'content', text: '<p>Oui</p>', name: 'Fête' },
    { kind: 'news', field: 'title', text: 'Titre', name: 'Titre' },
    { kind: 'gallery', field: 'name', text: 'Fête', name: 'Fête' },
    { kind: 'image', field: '/b.png', text: 'Chœur', name: 'Fête' },
  ]);
  const [event] = await former.read(
    "select id, source, place from translations where kind = 'event' and field = 'name'",
  );
  expect(event).toEqual({
    id: textId('event', 'x', 'name'),
    source: sourceOf('Fête'),
    place: '6 2025-01-02T03:04:05.000Z x 9999',
  });
});

it('TRANS-02 finds announcements that were kept as JSON text, and none in what is no JSON', async () => {
  const kept = await openFormerDatabase('_stop_waits.sql');
  const config = (announcement: unknown) => ({ name: 'A', config: { 'site.announcement': announcement } });
  const kinds = ['{"text":"Fermé"}', '{"text":', '"Fermé"', { text: 'Ouvert' }, '{"text":" "}'];
  await kept.insert('organisations', ...kinds.map((one, at) => ({ id: `${at}`, document: config(one) })));
  await kept.migrate((name) => name === kept.step);
  const place = '9 1970-01-01T00:00:00.000Z site 9999';
  const id = textId('organisation', 'site', 'site.announcement');
  expect(await kept.read('select organisation_id, id, text, source, place from translations')).toEqual([
    { organisation_id: '0', id, text: 'Fermé', source: sourceOf('Fermé'), place },
  ]);
  await kept.close();
});

it('TRANS-02 finds the names of schedules from before, each once', async () => {
  const kept = await openFormerDatabase('_schedule_names.sql');
  await kept.insert('organisations', { id: 'a', document: { name: 'A' } });
  const entries = JSON.stringify(['Chaharit', 'Minha', 'Chaharit'].map((name) => ({ name })));
  await kept.insert('schedules', { organisation_id: 'a', entries, updated_at: '2025-01-02T03:04:05Z' });
  await kept.migrate((name) => name === kept.step);
  expect(await kept.read('select id, field, text, source, place from translations order by place desc')).toEqual(
    ['Chaharit', 'Minha'].map((name, index) => ({
      ...{ id: textId('schedule', 'horaires', name), field: name, text: name, source: sourceOf(name) },
      place: `1 1970-01-01T00:00:00.000Z horaires ${9999 - index}`,
    })),
  );
  await kept.close();
});

it('TRANS-02 finds the texts of campaigns and sections from before, as their next change would write them', async () => {
  const kept = await openFormerDatabase('_campaign_texts.sql');
  await kept.insert('organisations', { id: 'a', document: { name: 'A' } });
  const own = { organisation_id: 'a', created_at: '2025-01-02T03:04:05Z', updated_at: '2025-01-02T03:04:05Z' };
  const sections = [
    { type: 'SECTION', id: 's', label: '' },
    { type: 'SECTION', id: 's', label: 'Le lieu' },
    { type: 'DONORS', id: 'd', label: 'Merci' },
  ];
  const config = {
    metaDescription: 'Un soir',
    donorName: ' ',
    ald: {
      name: 'Lumières',
      presetButtons: [
        { text: '18 €', montant: 18 },
        { text: 'Vie', montant: 36 },
        { text: '★ 💡', montant: 50 },
        { text: 'Deux vies', montant: 36 },
        { text: 'חי', montant: 7.5 },
        ...edgesOfLetters.map((text, index) => ({ text, montant: 1000 + index })),
      ],
    },
    sections,
  };
  const products = [
    { id: 'p1', name: 'Table', montant: 1, position: 1 },
    { id: 'p2', name: 'Lampe', description: '<p>Une</p>', montant: 1, position: 2 },
  ];
  const campaign = { ...own, id: 'gala', label: 'Gala', objectif: 1, config, document: { products } };
  await kept.insert('campaigns', campaign);
  await kept.insert('sections', { ...own, id: 'x', label: '', content: '<p>Oui</p>' });
  await kept.insert('sections', { ...own, id: 'y', label: 'Plan', content: ' [ {"type":"video"}]' });
  await kept.migrate((name) => name === kept.step);
  const texts = textsOfCampaign({ label: 'Gala', config, products } as Parameters<typeof textsOfCampaign>[0]);
  const rows = await kept.read(
    'select kind, record_id, field, text, id, source, name, place from translations order by place desc, record_id',
  );
  const { length } = edgesOfLetters.filter(isLetter);
  expect(Object.keys(texts)).toHaveLength(11 + length);
  expect(texts).toMatchObject({ 'presets.7.5.text': 'חי', 'presets.36.text': 'Vie', 'presets.36 2.text': 'Deux vies' });
  const named = { label: 0, metaDescription: 2, 'ald.name': 3 };
  const at = '2025-01-02T03:04:05.000Z';
  expect(rows.filter(({ kind }) => kind === 'campaign')).toEqual(
    Object.entries(texts).map(([field, text], index) => ({
      ...{ kind: 'campaign', record_id: 'gala', field, text, id: textId('campaign', 'gala', field) },
      ...{ source: sourceOf(text), name: 'Gala' },
      place: `75 ${at} gala ${9999 - ((named as Record<string, number>)[field] ?? 6 + index)}`,
    })),
  );
  expect(rows.filter(({ kind }) => kind === 'section').map(({ field, text, place }) => [field, text, place])).toEqual([
    ['label', 'Plan', `74 ${at} y 9999`],
    ['content', '<p>Oui</p>', `74 ${at} x 9998`],
  ]);
  await kept.close();
});

it('TRANS-07 finds the texts of blocks from before, as their next change would write them', async () => {
  const kept = await openFormerDatabase('_layout_texts.sql');
  await kept.insert('organisations', { id: 'a', document: { name: 'A' } });
  const at = '2025-01-02T03:04:05.000Z';
  const block = (id: string, type: string, props: object, children: object[] = []) => ({ id, type, props, children });
  const items = [
    { title: 'Qui ?', description: '<p>Nous</p>' },
    { title: 'Qui ?', description: '' },
    { title: '', description: 'Sans titre' },
    { image: '/b.png' },
    'x',
  ];
  const blocks = [
    block('b1', 'container', {}, [block('b2', 'richText', { html: '<p>Dedans</p>' })]),
    block('b3', 'accordion', { items }),
    block('b4', 'richText', { html: ' ' }),
  ];
  const content = JSON.stringify({ schemaVersion: 1, children: blocks });
  const document = { title: 'Nous', description: 'La maison', metaTitle: '' };
  await kept.insert('custom_pages', {
    organisation_id: 'a',
    id: 'p',
    path: 'p',
    at,
    updated_at: at,
    document,
    content,
  });
  const section = { organisation_id: 'a', created_at: at, updated_at: at, label: 'Plan' };
  await kept.insert('sections', { ...section, id: 's', content: JSON.stringify(blocks) });
  for (const [id, odd] of ['[{"type":', '<p>Oui</p>'].entries())
    await kept.insert('sections', { ...section, id: `${id}`, content: odd });
  await kept.insert('sites', { organisation_id: 'a', menu: JSON.stringify([]), content, updated_at: at });
  await kept.migrate((name) => name === kept.step);
  const rows = await kept.read(
    'select kind, record_id, field, text, id, source, name, place from translations order by place desc',
  );
  const ofBlocks = Object.entries(textsOfLayout(content));
  expect(ofBlocks.map(([field]) => field)).toEqual([
    'blocks.b2.html',
    'blocks.b3.Qui ?.title',
    'blocks.b3.Qui ?.description',
    'blocks.b3.Qui ? 2.title',
    'blocks.b3..description',
  ]);
  const texts = (kind: TranslatableKind, record: string, name: string, head: string, named: number, before: number) =>
    ofBlocks.map(([field, text], index) => ({
      ...{ kind, record_id: record, field, text, id: textId(kind, record, field), source: sourceOf(text), name },
      place: `${head} ${record} ${9999 - (named + before + index)}`,
    }));
  expect(rows.filter(({ field }) => String(field).startsWith('blocks'))).toEqual([
    ...texts('organisation', 'home', '', '9 1970-01-01T00:00:00.000Z', 4, 0),
    ...texts('page', 'p', 'Nous', `77 ${at}`, 4, 2),
    ...texts('section', 's', 'Plan', `74 ${at}`, 2, 1),
  ]);
  expect(
    rows.filter(({ field }) => !String(field).startsWith('blocks')).map(({ field, place }) => [field, place]),
  ).toEqual(['title', 'description'].map((field, index) => [field, `77 ${at} p ${9999 - index}`]));
  await kept.close();
});

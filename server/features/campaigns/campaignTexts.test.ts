import { aldSettings } from '../../../src/core/campaign';
import { textsOfCampaign, withTexts } from './campaignTexts';

type Texted = Parameters<typeof textsOfCampaign>[0];
type Presets = { text: string; montant: number }[];
const campaignOf = (...presetButtons: Presets) =>
  ({ label: 'Gala', config: { 'ald.presetButtons': presetButtons } }) as unknown as Texted;
const life = { text: 'Vie', montant: 18 };
const twice = { text: 'Double vie', montant: 36 };
const also = { text: 'Deux vies', montant: 36 };

it('TRANS-05 words below amounts stay with their amount where others go or move', () => {
  const texts = { 'presets.18.text': 'HAI', 'presets.36.text': 'PAAMAYIM', 'presets.36 2.text': 'SHNAYIM' };
  expect(Object.keys(textsOfCampaign(campaignOf(life, twice, also)))).toEqual(['label', ...Object.keys(texts)]);
  const saidOf = (...presets: Presets) =>
    aldSettings(
      withTexts(campaignOf(...presets), (field, text) => (texts as Record<string, string>)[field] ?? text).config,
    ).presetButtons?.map(({ text }) => text);
  expect(saidOf(life, twice, also)).toEqual(['HAI', 'PAAMAYIM', 'SHNAYIM']);
  expect(saidOf(twice)).toEqual(['PAAMAYIM']);
  expect(saidOf(twice, life)).toEqual(['PAAMAYIM', 'HAI']);
});

it('TRANS-05 words below amounts that have no letter are no texts', () => {
  expect(textsOfCampaign(campaignOf({ text: '18 €', montant: 18 }, { text: '★ 💡', montant: 36 }))).toEqual({
    label: 'Gala',
  });
});

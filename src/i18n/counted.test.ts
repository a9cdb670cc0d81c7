import { languages } from '../contract/terms/languages';
import { loadTexts } from './catalogue';
import { campaignTexts } from './campaign';
import { deskBookingsTexts } from './deskBookings';

it('WID-03 has the word for donors in the number that it stands beside', async () => {
  const words = languages.map(async (lang) => {
    const { donorsOf } = await loadTexts(campaignTexts, lang);
    return [lang, ...[0, 1, 2, 5].map(donorsOf)];
  });
  expect(await Promise.all(words)).toEqual(
    expect.arrayContaining([
      ['fr', 'Donateur', 'Donateur', 'Donateurs', 'Donateurs'],
      ['en', 'Donors', 'Donor', 'Donors', 'Donors'],
      ['he', 'תורמים', 'תורם', 'תורמים', 'תורמים'],
      ['it', 'Donatori', 'Donatore', 'Donatori', 'Donatori'],
      ['pt', 'Doador', 'Doador', 'Doadores', 'Doadores'],
      ['ru', 'Жертвователей', 'Жертвователь', 'Жертвователя', 'Жертвователей'],
    ]),
  );
});

it('WID-03 counts gifts and sponsorships in the number of their noun', async () => {
  const words = languages.map(async (lang) => {
    const { giftCount, giftsOf, unitsOf } = await loadTexts(campaignTexts, lang);
    return [lang, giftCount('1', 1), giftCount('5', 5), giftsOf('0', '1', 1), unitsOf('3', '21', 21)];
  });
  expect(await Promise.all(words)).toEqual(
    expect.arrayContaining([
      ['fr', '1 don', '5 dons', '0 sur 1 don', '3 sur 21 parrainages'],
      ['en', '1 gift', '5 gifts', '0 of 1 gift', '3 of 21 sponsorships'],
      ['he', '1 תרומה', '5 תרומות', '0 מתוך 1 תרומה', '3 מתוך 21 חסויות'],
      ['it', '1 donazione', '5 donazioni', '0 di 1 donazione', '3 di 21 sostegni'],
      ['pt', '1 donativo', '5 donativos', '0 de 1 donativo', '3 de 21 apadrinhamentos'],
      ['ru', 'Пожертвований: 1', 'Пожертвований: 5', '0 из 1 пожертвования', '3 из 21 взноса'],
    ]),
  );
});

it('DESK-26 counts at the door in the number of those who are there', async () => {
  const words = languages.map(async (lang) => {
    const { doorCount } = await loadTexts(deskBookingsTexts, lang);
    return [lang, ...[0, 1, 2].map((count) => doorCount(count, String(count), '5'))];
  });
  expect(await Promise.all(words)).toEqual(
    expect.arrayContaining([
      ['fr', '0 présent sur 5', '1 présent sur 5', '2 présents sur 5'],
      ['en', '0 of 5 here', '1 of 5 here', '2 of 5 here'],
      ['he', 'הגיעו 0 מתוך 5', 'הגיע 1 מתוך 5', 'הגיעו 2 מתוך 5'],
      ['it', '0 presenti su 5', '1 presente su 5', '2 presenti su 5'],
      ['pt', '0 presente de 5', '1 presente de 5', '2 presentes de 5'],
      ['ru', 'Пришло 0 из 5', 'Пришёл 1 из 5', 'Пришли 2 из 5'],
    ]),
  );
});

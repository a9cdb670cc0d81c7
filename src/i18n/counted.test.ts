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

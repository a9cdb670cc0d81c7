import type { DemoCampaign, DemoGift } from './demoCampaign';

const day = 24 * 60 * 60 * 1000;
const amounts = [18, 36, 50, 18, 26, 100, 18, 5, 36, 180, 10, 18, 50];
const count = 87;

const gifts = Array.from({ length: count }, (_, index): DemoGift => [
  amounts[(index * 5) % amounts.length] ?? 18,
  index % 11 === 4 ? { anonymous: true } : index % 17 === 9 ? { months: 0 } : {},
]);

/** Counts gifts, whatever their amount; the ALD layout with its own logo, texts and presets. */
export const lumieresCampaign = (now: Date): DemoCampaign => ({
  campaign: {
    id: 'lumieres',
    name: 'lumieres',
    label: 'Cent vingt lumières',
    type: 'COUNT',
    objectif: 120,
    dateEnd: new Date(now.getTime() + 5.3 * day).toISOString(),
    screenId: 'classic-gala',
    cerfa: true,
    assoc: 'MAIN',
    config: {
      template: 'ALD',
      primaryColor: '#c2601d',
      secondaryColor: '#26295c',
      donorName: 'Lumières allumées',
      donationButtonText: 'Allumer une lumière',
      productMonth: true,
      banners: [
        { type: 'DESKTOP', image: '/demo/banniere-lumieres.svg' },
        { type: 'MOBILE', image: '/demo/banniere-lumieres-mobile.svg' },
      ],
      ald: {
        logo: '/demo/logo-lumieres.svg',
        name: 'Les Tilleuls, la nuit',
        leftBanner: '/demo/volet-lumieres.svg',
        presetButtons: [
          { text: 'Une lumière', montant: 18 },
          { text: 'Deux lumières', montant: 36 },
          { text: '', montant: 50 },
          { text: 'Une guirlande', montant: 180 },
        ],
      },
      metaTitle: 'Cent vingt lumières dans la cour',
      metaDescription: 'Chaque don, petit ou grand, allume une lampe. La cent vingtième éclaire la fête.',
      metaImage: '/demo/banniere-lumieres-mobile-1200x630.jpg',
    },
  },
  gifts,
  days: 24,
});

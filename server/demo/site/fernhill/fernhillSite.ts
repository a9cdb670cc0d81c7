import { block, layout } from '../../forms/demoForm';
import type { DemoSite } from '../siteContent';
import { fernhillOrganisation } from './fernhillOrganisation';
import { fernhillPictures, type FernhillPicture } from './fernhillPictures';

const HILL = 'The hut, Fern Lane, Leeds LS6 4QT';

/** The small site of the allotments, in English. */
export const fernhillSite: DemoSite<FernhillPicture> = {
  organisationId: fernhillOrganisation.id,
  openingBefore: '',
  pictures: fernhillPictures,
  content: ({ at, on }, picture) => ({
    events: [
      {
        id: 'open-day',
        name: 'Open day and plant sale',
        description: 'Seedlings from 50p, tours of the plots, and the jam table.',
        image: picture('plots'),
        dateEvent: on(6, '10:00', 1),
        dateFin: on(6, '15:00', 1),
        adresse: HILL,
        content: '<p>Bring a box for your plants. Dogs on leads are welcome; the top gate has step-free access.</p>',
        caisses: ['greenhouse'],
      },
      {
        id: 'working-party',
        name: 'Saturday working party',
        description: 'Two hours of paths, hedges and gossip. Tea is on the society.',
        image: picture('shed'),
        dateEvent: on(6, '09:30', -6),
        dateFin: on(6, '11:30', -6),
        adresse: HILL,
        repeat: { every: 'WEEK', interval: 2, until: null, exceptions: [] },
      },
    ],
    news: [
      {
        id: 'sunflowers',
        type: 'IMAGE',
        title: 'Three metres and four centimetres',
        description: 'Plot 22 wins the sunflower cup for the second year running.',
        datetime: at(-6, '09:00'),
        publishedAt: at(-6, '09:00'),
        thematiques: ['Plots'],
        images: (['sunflowers', 'harvest'] as const).map(picture).filter(Boolean),
        content:
          '<p>Second place, by the width of a thumb, goes to plot 7. Congratulations to both, and to whoever held the ladder.</p>',
      },
      {
        id: 'water',
        title: 'Water goes off for the winter',
        description: 'Taps are drained on the last Sunday of the month. Fill your butts before then.',
        datetime: at(-15, '09:00'),
        publishedAt: at(-15, '09:00'),
        thematiques: ['Notices'],
        content: '<p>The tap by the hut stays on all year.</p>',
      },
    ],
    galleries: [
      {
        id: 'year',
        name: 'A year on the hill',
        description: 'Taken by members, most of them with muddy thumbs.',
        bgImage: picture('plots'),
        datetime: at(-20, '12:00'),
        images: (Object.keys(fernhillPictures) as FernhillPicture[]).flatMap((name) =>
          picture(name) ? [{ src: picture(name), alt: fernhillPictures[name].alt }] : [],
        ),
      },
    ],
    articles: [],
    pages: [
      {
        id: 'rules',
        path: 'rules',
        title: 'Rules of the site',
        description: 'Short, and mostly about gates.',
        content: layout(
          block('richText', {
            html: '<ol><li>Close the gate behind you, even if you are coming straight back.</li><li>No bonfires before six in the evening.</li><li>Paths are everybody’s: keep them two feet wide.</li></ol><h2>Your details</h2><p>We keep your name, address and plot number while you are a member, and nothing else.</p>',
          }),
        ),
      },
    ],
    site: {
      web_menu: [],
      mainPage: {
        content: layout(
          block('richText', {
            html: '<h2>New here?</h2><p>The gate on Fern Lane is open on Saturdays from half past nine. Ask for Ruth at the hut.</p>',
          }),
          block('accordion', {
            items: [
              {
                title: 'Is there parking?',
                description: '<p>Six spaces by the top gate. The number 56 bus stops outside.</p>',
              },
              {
                title: 'How long is the wait for a plot?',
                description: '<p>About a year for a full plot, a few months for a half.</p>',
              },
            ],
          }),
        ),
      },
    },
    opening: picture('harvest'),
  }),
};

import { pageParts } from './pageParts';

const config = {
  'page.don.bg.image': '/banner.jpg',
  'page.don.youtube': 'https://youtu.be/dQw4w9WgXcQ',
  'page.don.content': '<p>Le site</p>',
  'page.don.carousel': '["https://cdn.example/1.jpg", {"image": "/2.jpg"}, {"image": "javascript:alert(1)"}, 7]',
};
const base = 'https://api.example';
const site = {
  banner: 'https://api.example/banner.jpg',
  video: 'dQw4w9WgXcQ',
  content: '<p>Le site</p>',
  pictures: ['https://cdn.example/1.jpg', 'https://api.example/2.jpg'],
};

it('DON-02 takes the parts of the organisation, for a general gift and where the fund has none', () => {
  const empty = { bgimage: '', youtubeId: '', textContent: ' ', imagesCaroussel: [] };
  expect(pageParts({ config }, null, base)).toEqual(site);
  expect(pageParts({ config }, empty, base)).toEqual(site);
});

it('DON-02 the value of the fund wins, part by part', () => {
  const own = {
    bgimage: 'https://cdn.example/f.jpg',
    youtubeId: '',
    textContent: '<p>Le toit</p>',
    imagesCaroussel: ['/f.jpg'],
  };
  expect(pageParts({ config }, own, base)).toEqual({
    banner: 'https://cdn.example/f.jpg',
    video: 'dQw4w9WgXcQ',
    content: '<p>Le toit</p>',
    pictures: ['https://api.example/f.jpg'],
  });
});

it('DON-02 shows nothing where nothing usable is set', () => {
  const nothing = { banner: null, video: null, content: '', pictures: [] };
  expect(pageParts({ config: {} }, null, base)).toEqual(nothing);
  expect(
    pageParts(
      { config: { 'page.don.bg.image': 'javascript:alert(1)', 'page.don.youtube': 'hello', 'page.don.carousel': 'x' } },
      null,
      base,
    ),
  ).toEqual(nothing);
});

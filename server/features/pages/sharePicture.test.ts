import { sharePicture } from './sharePicture';

const tags = (...addresses: string[]) =>
  [...(sharePicture(addresses, 'Gala "2026"')?.text ?? '').matchAll(/og:(\S+)" content="([^"]*)"/g)].map(
    ([, name, value]) => `${name} ${value}`,
  );
const alt = 'image:alt Gala &#34;2026&#34;';

it('SITE-05 shares the first picture that messengers show: no SVG, which would leave the card without one', () => {
  const jpeg = 'https://img.example/gala.jpg?v=2';
  expect(
    tags('', 'https://img.example/gala.SVG?v=2', 'data:image/png;base64,AA', jpeg, 'https://img.example/b.png'),
  ).toEqual([`image ${jpeg}`, alt]);
  expect(tags('https://img.example/cdn/4711')).toEqual(['image https://img.example/cdn/4711', alt]);
  expect(tags('https://img.example/logo.svg', 'https://img.example/logo.svgz', '')).toEqual([]);
});

it('SITE-05 tells the size that a picture has in its name', () => {
  const sized = 'https://img.example/2026/gala-1200x630.jpg';
  expect(tags(sized)).toEqual([`image ${sized}`, 'image:width 1200', 'image:height 630', alt]);
  expect(tags('https://img.example/a-1200x630/gala.jpg')).toHaveLength(2);
});

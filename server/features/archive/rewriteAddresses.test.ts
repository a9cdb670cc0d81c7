import { growthOf } from '../../testing/growthOf';
import { rewriteAddresses } from './rewriteAddresses';

const [old, here] = ['a'.repeat(40), 'b'.repeat(40)];
const hashes = new Map([[old, here]]);

it('ARCH-05 rewrites each address of a text, wherever the site was', () => {
  const text = `"https://o.org/media/${old}.webp" (/x/media/${old}-320.avif) /media/${'c'.repeat(40)}.pdf`;
  const rewritten = `"/media/${here}.webp" (/media/${here}-320.avif) /media/${'c'.repeat(40)}.pdf`;
  expect(rewriteAddresses(text, hashes)).toBe(rewritten);
});

it.each(['aa', '/media/'])('SRV-40 takes time as a text is long, of words without an end: %s', (piece) => {
  expect(growthOf((text) => rewriteAddresses(text, hashes), piece)).toBeLessThan(24);
});

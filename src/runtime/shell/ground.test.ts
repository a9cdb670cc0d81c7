import { lightnessOf } from './ground';

describe('ELEM-14 how light a ground is', () => {
  it.each([
    ['rgb(255, 255, 255)', 1],
    ['rgb(0, 0, 0)', 0],
    ['rgba(20, 22, 26, 0.9)', 0.086],
    ['oklch(0.25 0.02 260)', 0.25],
    ['lab(80 0 0 / 0.8)', 0.8],
    ['color(srgb 0.1 0.1 0.1)', 0.1],
  ])('reads %s', (colour, light) => expect(lightnessOf(colour)).toBeCloseTo(light, 2));

  it.each(['rgba(0, 0, 0, 0)', 'oklab(0.2 0 0 / 0.3)', '', 'something(1 2 3)'])('sees through %s', (colour) =>
    expect(lightnessOf(colour)).toBeNull(),
  );
});

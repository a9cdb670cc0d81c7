import { isWhole, partInPixels } from './cropPicture';

describe('a part of a picture', () => {
  it('BUILD-88 is cut out at the picture’s own pixels, within it', () => {
    const picture = { width: 401, height: 299 };
    for (const part of [
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 99.9, y: 99.9, width: 0.1, height: 0.1 },
      { x: 33.3, y: 12.5, width: 66.7, height: 87.5 },
    ]) {
      const { left, top, width, height } = partInPixels(part, picture);
      expect(width).toBeGreaterThanOrEqual(1);
      expect(height).toBeGreaterThanOrEqual(1);
      expect(left + width).toBeLessThanOrEqual(picture.width + 1);
      expect(top + height).toBeLessThanOrEqual(picture.height + 1);
    }
  });

  it('BUILD-88 is drawn smaller when it is larger than any page shows', () => {
    expect(partInPixels({ x: 0, y: 0, width: 80, height: 100 }, { width: 8000, height: 3000 })).toEqual({
      left: 0,
      top: 0,
      width: 6400,
      height: 3000,
      scale: 0.5,
    });
  });

  it('BUILD-88 nearly all of it is all of it: the file goes as it came', () => {
    expect([
      isWhole({ x: 0, y: 0, width: 99.6, height: 100 }),
      isWhole({ x: 0, y: 0, width: 99, height: 100 }),
    ]).toEqual([true, false]);
  });
});

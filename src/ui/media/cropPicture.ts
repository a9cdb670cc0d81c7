/** A part of a picture, in percent of its width and height. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE = 100;
/** All of a picture. */
export const wholePart: Part = { x: 0, y: 0, width: WHOLE, height: WHOLE };

/** Pixels; the server shows none larger. */
const MOST = 3200;

/**
 * The pixels of a part, and how large it is drawn.
 * @example
 * partInPixels({ x: 25, y: 0, width: 50, height: 100 }, { width: 400, height: 300 }) // => { left: 100, top: 0, width: 200, height: 300, scale: 1 }
 */
export function partInPixels(part: Part, picture: { readonly width: number; readonly height: number }) {
  const left = Math.round((part.x / WHOLE) * picture.width);
  const top = Math.round((part.y / WHOLE) * picture.height);
  const width = Math.max(1, Math.min(picture.width - left, Math.round((part.width / WHOLE) * picture.width)));
  const height = Math.max(1, Math.min(picture.height - top, Math.round((part.height / WHOLE) * picture.height)));
  return { left, top, width, height, scale: Math.min(1, MOST / Math.max(width, height)) };
}

/** Whether a part is all of the picture, give or take what a hand cannot aim at. */
export const isWhole = ({ width, height }: Part): boolean => width > 99.5 && height > 99.5;

/** A part of a picture as a file of its own; the file itself when the part is all of it. */
export async function cropPicture(file: File, bitmap: ImageBitmap, part: Part): Promise<File> {
  if (isWhole(part)) return file;
  const { left, top, width, height, scale } = partInPixels(part, bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  if (!blob) throw new Error('org-sdk: this browser cannot draw the picture.');
  return new File([blob], file.name, { type: blob.type });
}

import { useState, type ReactNode } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { cropPicture, wholePart } from '../../../ui/media/cropPicture';
import { useBitmap } from '../../../ui/media/useBitmap';
import { Skeleton } from '../../../ui/Skeleton';
import { usePicturesTexts } from './picturesTexts';

const Cropper = lazyView(async () => (await import('../../../ui/media/Cropper')).Cropper);

interface Crop {
  /** Selects the part to keep; null until the browser has read the picture, and for other files. */
  readonly cropper: ReactNode;
  /** The file, cut to that part. */
  cropped(): Promise<File>;
}

/** Lets a picture be cropped before it is sent. Anything else is sent as it is. */
export function useCrop(file: File): Crop {
  const words = usePicturesTexts();
  const bitmap = useBitmap(file);
  const [part, setPart] = useState(wholePart);
  return {
    cropper: bitmap && (
      <Late fallback={<Skeleton height="240px" />}>
        <Cropper bitmap={bitmap} part={part} handles={words.cropHandles} crop={setPart} />
      </Late>
    ),
    cropped: async () => (bitmap ? cropPicture(file, bitmap, part) : file),
  };
}

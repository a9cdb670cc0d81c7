import { useEffect, useState } from 'react';

/** The pixels of a picture; null while they are read, and when the browser cannot read them. */
export function useBitmap(file: File | null): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    if (!file) return;
    let isWanted = true;
    let made: ImageBitmap | undefined;
    // One that this browser cannot read goes as it is: the server says what is wrong with it.
    createImageBitmap(file).then(
      (read) => {
        made = read;
        if (isWanted) setBitmap(read);
        else read.close();
      },
      () => {},
    );
    return () => {
      isWanted = false;
      made?.close();
    };
  }, [file]);
  return bitmap;
}

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { fileIcon } from './uploadIcons';

const SIDE = 96;

/**
 * A small picture of a file that is one, drawn on a canvas: an address of the file itself would be refused by a strict
 * Content-Security-Policy. Else the drawing of a sheet.
 */
export function FileThumbnail({ file }: { readonly file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let wanted = true;
    const draw = async (picture: File) => {
      const bitmap = await createImageBitmap(picture);
      const context = canvas.current?.getContext('2d');
      if (wanted && context) {
        const side = Math.min(bitmap.width, bitmap.height);
        const left = (bitmap.width - side) / 2;
        context.drawImage(bitmap, left, (bitmap.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
        setDrawn(true);
      }
      bitmap.close();
    };
    // Unreadable picture formats show the file icon.
    if (file?.type.startsWith('image/') && typeof createImageBitmap === 'function') draw(file).catch(() => {});
    return () => {
      wanted = false;
    };
  }, [file]);
  return (
    <span className="upload-thumbnail" aria-hidden="true">
      <canvas ref={canvas} width={SIDE} height={SIDE} hidden={!drawn} />
      {!drawn && <Icon path={fileIcon} />}
    </span>
  );
}

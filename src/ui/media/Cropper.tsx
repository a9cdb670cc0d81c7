import { useEffect, useRef, type ComponentProps } from 'react';
import ReactCrop from 'react-image-crop';
import cropCss from 'react-image-crop/dist/ReactCrop.css';
import { useStyles } from '../useStyles';
import ownCss from './crop.css';
import type { Part } from './cropPicture';

const css = `${cropCss}\n${ownCss}`;

/** Pixels of the picture's longer side as it is shown. */
const SHOWN = 1024;

interface CropperProps {
  readonly bitmap: ImageBitmap;
  readonly part: Part;
  /** Names of the cut-out and its handles for screen readers. */
  readonly handles: ComponentProps<typeof ReactCrop>['ariaLabels'];
  crop(part: Part): void;
}

/** Chooses the part of a picture by pointer or arrow keys. On a canvas: policies of host pages refuse addresses of files. */
export function Cropper({ bitmap, part, handles, crop }: CropperProps) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useStyles(place, css);
  const scale = Math.min(1, SHOWN / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  }, [bitmap, width, height]);
  return (
    // Handles are placed from the left.
    <div ref={place} className="media-crop" dir="ltr">
      <ReactCrop
        crop={{ unit: '%', ...part }}
        keepSelection
        minWidth={16}
        minHeight={16}
        ariaLabels={handles}
        onChange={(_, { x, y, width, height }) => crop({ x, y, width, height })}
      >
        <canvas ref={canvas} width={width} height={height} />
      </ReactCrop>
    </div>
  );
}

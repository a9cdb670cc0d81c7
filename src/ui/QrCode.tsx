import { useMemo } from 'react';
import { encode } from 'uqr';

/** An address as a QR code that stands on white: drawn as one path, so that no HTML is made of text. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => drawCode(address), [address]);
  return (
    <svg className="code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The code of an address: how many modules wide it is with its border, and its dark modules as an SVG path. */
export function drawCode(address: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const rows = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join('') };
}

import { chance, disc, group, line, oval, path, pick, rect, times, type Part } from './draw';

const SKINS = ['#f0c8a0', '#d9a577', '#a86f48', '#8a5536', '#f3d3b3'] as const;
const HAIR = ['#2f241f', '#5b3a26', '#8a5a2b', '#c9c2b8', '#1f1a1c'] as const;
const CLOTHES = ['#c4503a', '#e0a63c', '#0d5c48', '#3b6ea5', '#7a4b7d', '#e9e2d0', '#2b4c5e', '#d97b4a'] as const;

/** Somebody seen from the front, standing on `y`; `kind` makes each one another. */
export function person(x: number, y: number, size: number, kind: number): Part {
  const skin = pick(SKINS, kind * 7 + 3);
  const hair = pick(HAIR, kind * 5 + 1);
  const cloth = pick(CLOTHES, kind * 3);
  const head = y - size * 0.82;
  const r = size * 0.13;
  const isLong = kind % 3 === 1;
  return group(
    {},
    isLong
      ? path(`M${x - r * 1.25} ${head}a${r * 1.25} ${r * 1.25} 0 0 1 ${r * 2.5} 0v${r * 2}h${-r * 2.5}Z`, hair)
      : '',
    path(
      `M${x - size * 0.2} ${y}q${-size * 0.02} ${-size * 0.64} ${size * 0.2} ${-size * 0.64}t${size * 0.2} ${size * 0.64}Z`,
      cloth,
    ),
    rect(x - r * 0.4, head + r * 0.6, r * 0.8, r, skin, r * 0.3),
    disc(x, head, r, skin),
    isLong ? '' : path(`M${x - r} ${head}a${r} ${r} 0 0 1 ${r * 2} 0q${-r} ${-r * 0.7} ${-r * 2} 0Z`, hair),
    kind % 3 === 2 ? path(`M${x - r * 0.7} ${head - r * 0.68}q${r * 0.7} ${-r * 0.7} ${r * 1.4} 0Z`, '#2b4c5e') : '',
    disc(x - r * 0.36, head + r * 0.08, r * 0.1, '#2a2320'),
    disc(x + r * 0.36, head + r * 0.08, r * 0.1, '#2a2320'),
    line(`M${x - r * 0.32} ${head + r * 0.42}q${r * 0.32} ${r * 0.34} ${r * 0.64} 0`, '#7c3a2c', r * 0.12),
  );
}

/** A round tree whose trunk stands on `y`. */
export function tree(x: number, y: number, size: number, leaves: string, seed: number): Part {
  const next = chance(seed);
  return group(
    {},
    path(
      `M${x - size * 0.05} ${y}l${size * 0.03} ${-size * 0.6}h${size * 0.05}l${size * 0.03} ${size * 0.6}Z`,
      '#5d3b2c',
    ),
    times(9, (at) => {
      const turn = (at / 9) * Math.PI * 2;
      const [cx, cy] = [x + Math.cos(turn) * size * 0.22, y - size * 0.72 + Math.sin(turn) * size * 0.18];
      return disc(cx, cy, size * (0.14 + next() * 0.06), leaves);
    }),
    disc(x, y - size * 0.72, size * 0.24, leaves),
    times(10, () => disc(x + (next() - 0.5) * size * 0.6, y - size * (0.56 + next() * 0.4), size * 0.025, '#fff3d6')),
  );
}

/** A house front with windows, some of them lit. */
export function house(x: number, y: number, width: number, height: number, kind: number, lit: string): Part {
  const wall = pick(['#e9d8bd', '#d8b48f', '#c98f6b', '#e6c9a8', '#b9a79a'], kind);
  const roof = pick(['#8a3f2e', '#48677a', '#5d3b2c', '#6d4a3f'], kind + 1);
  const columns = Math.max(2, Math.round(width / 90));
  const rows = Math.max(1, Math.round(height / 120));
  const [cell, floor] = [width / columns, height / rows];
  return group(
    {},
    rect(x, y - height, width, height, wall),
    path(`M${x - 12} ${y - height}l${width / 2 + 12} ${-height * 0.24}l${width / 2 + 12} ${height * 0.24}Z`, roof),
    times(columns * rows, (at) => {
      const left = x + (at % columns) * cell + cell * 0.28;
      const top = y - height + Math.floor(at / columns) * floor + floor * 0.24;
      const isLit = (at * 7 + kind * 3) % 5 < 3;
      return rect(left, top, cell * 0.44, floor * 0.5, isLit ? lit : '#38505f', 6);
    }),
  );
}

/** A candle with its flame on `y`, and the light around it (`url(#light)`). */
export const candle = (x: number, y: number, height: number, colour: string): Part =>
  group(
    {},
    disc(x, y - height - 26, 90, 'url(#light)'),
    rect(x - 11, y - height, 22, height, colour, 5),
    path(`M${x} ${y - height - 58}q20 30 0 52q-20 -22 0 -52Z`, '#ffb53c'),
    path(`M${x} ${y - height - 36}q9 14 0 28q-9 -12 0 -28Z`, '#fff2c4'),
  );

/** Books side by side on a shelf whose board is at `y`. */
export function books(x: number, y: number, width: number, height: number, seed: number): Part {
  const next = chance(seed);
  const parts: Part[] = [];
  for (let left = x; left < x + width - 20;) {
    const thick = 16 + next() * 26;
    const tall = height * (0.62 + next() * 0.34);
    const lean = next() > 0.88 ? 8 : 0;
    const fill = pick(CLOTHES, next() * 40);
    parts.push(
      group(
        { transform: `rotate(${lean} ${left} ${y})` },
        rect(left, y - tall, thick, tall, fill, 3),
        rect(left + 3, y - tall * 0.82, thick - 6, 6, '#ffffff66'),
        rect(left + 3, y - tall * 0.2, thick - 6, 4, '#00000033'),
      ),
    );
    left += thick + 3 + lean * 1.4;
  }
  return parts.join('');
}

/** A sunflower that stands on `y`. */
export const sunflower = (x: number, y: number, height: number, size: number): Part =>
  group(
    {},
    line(`M${x} ${y}q${size * 0.3} ${-height * 0.5} 0 ${-height}`, '#4d7a3a', size * 0.12),
    oval(x + size * 0.5, y - height * 0.4, size * 0.5, size * 0.2, '#5f8f45', -24),
    oval(x - size * 0.4, y - height * 0.58, size * 0.45, size * 0.18, '#5f8f45', 28),
    times(14, (at) =>
      group(
        { transform: `rotate(${Math.round((at * 360) / 14)} ${x} ${y - height})` },
        oval(x, y - height - size * 0.62, size * 0.16, size * 0.42, '#f2b632'),
      ),
    ),
    disc(x, y - height, size * 0.38, '#5a3a20'),
    disc(x, y - height, size * 0.26, '#70492a'),
  );

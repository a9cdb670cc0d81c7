import { chance, disc, fade, glow, group, line, oval, path, pick, rect, times, type Part, type Scene } from './draw';
import { books, candle, house, person, tree } from './figures';

const crowd = (count: number, from: number, to: number, y: number, size: number, seed: number): Part =>
  times(count, (at) => {
    const x = from + ((to - from) * (at + 0.5)) / count;
    return person(x, y + ((at * 37) % 5) * 5, size * (0.92 + ((at * 13) % 4) * 0.05), at + seed);
  });

const stars = (width: number, height: number, seed: number): Part => {
  const next = chance(seed);
  return times(60, () => disc(next() * width, next() * height, 1 + next() * 2, '#fdf3d0', 0.4 + next() * 0.6));
};

/** Lamps on a string between two points. */
const lamps = (x: number, y: number, width: number, sag: number): Part =>
  line(`M${x} ${y}q${width / 2} ${sag * 2} ${width} 0`, '#2f2a33', 3) +
  times(11, (at) => {
    const part = (at + 0.5) / 11;
    const [cx, cy] = [x + width * part, y + sag * 4 * part * (1 - part) + 12];
    return disc(cx, cy, 42, 'url(#light)') + disc(cx, cy, 9, '#ffe7a3');
  });

/** The court in the evening, with its lime tree. */
export const court: Scene = {
  width: 1600,
  height: 1000,
  parts: [
    fade('sky', '#2b3a67', '#f2a65e') + glow('light', '#ffd479'),
    rect(0, 0, 1600, 1000, 'url(#sky)'),
    house(-40, 760, 360, 420, 0, '#ffd479') +
      house(340, 760, 300, 330, 1, '#ffd479') +
      house(1240, 760, 420, 460, 2, '#ffd479'),
    rect(0, 750, 1600, 250, '#b98a63'),
    times(9, (at) => rect(at * 190 - (at % 2) * 60, 770 + (at % 4) * 52, 170, 6, '#a4764f', 3)),
    tree(950, 800, 560, '#3e6b4a', 4),
    lamps(60, 330, 820, 70) + lamps(840, 350, 720, 60),
    crowd(5, 120, 720, 900, 270, 1) + crowd(4, 1020, 1520, 910, 280, 8),
  ],
};

/** The choir on its steps. */
export const choir: Scene = {
  width: 1600,
  height: 900,
  parts: [
    fade('hall', '#5a2334', '#2a1420') + glow('light', '#ffdfae'),
    rect(0, 0, 1600, 900, 'url(#hall)'),
    times(9, (at) => path(`M${at * 200 - 60} 0h90l-24 900h-90Z`, at % 2 ? '#6d2a3e' : '#632538')),
    oval(800, 260, 900, 420, 'url(#light)'),
    rect(0, 700, 1600, 200, '#7a4a2c') + rect(160, 560, 1280, 150, '#8d5935') + rect(280, 470, 1040, 100, '#9c6840'),
    crowd(9, 300, 1300, 560, 290, 3) + crowd(10, 190, 1410, 690, 310, 11) + crowd(8, 260, 1340, 850, 330, 24),
  ],
};

/** Eight lights and their servant. */
export const lights: Scene = {
  width: 1200,
  height: 1500,
  parts: [
    fade('night', '#101b3a', '#3a2a4f') + glow('light', '#ffc76b'),
    rect(0, 0, 1200, 1500, 'url(#night)'),
    stars(1200, 700, 9),
    rect(120, 120, 960, 820, '#1d2a52', 24) + rect(580, 120, 40, 820, '#15204a') + rect(120, 510, 960, 40, '#15204a'),
    stars(1200, 900, 2),
    rect(0, 1180, 1200, 320, '#6b4128') + rect(0, 1180, 1200, 26, '#8a5735'),
    times(4, (at) =>
      line(`M${240 + at * 90} 900q${360 - at * 90} ${420 - at * 60} ${720 - at * 180} 0`, '#d9a441', 18),
    ),
    rect(588, 860, 24, 290, '#d9a441', 8) + path('M470 1190q130 -90 260 0Z', '#d9a441'),
    times(4, (at) => candle(240 + at * 90, 900, 120, '#f4ead2') + candle(960 - at * 90, 900, 120, '#f4ead2')),
    candle(600, 860, 170, '#e9715a'),
  ],
};

/** The library, from the floor to the ceiling. */
export const library: Scene = {
  width: 1200,
  height: 1600,
  parts: [
    fade('wall', '#efe2c8', '#d9c29c') + glow('light', '#fff3cf'),
    rect(0, 0, 1200, 1600, 'url(#wall)'),
    rect(70, 60, 1060, 1330, '#5d3b2c', 14) + rect(100, 90, 1000, 1270, '#3d271d', 8),
    times(5, (at) => books(120, 320 + at * 250, 960, 200, at + 3) + rect(100, 320 + at * 250, 1000, 26, '#7a4f38')),
    rect(0, 1390, 1200, 210, '#a97c50') + times(6, (at) => rect(at * 210, 1390, 4, 210, '#946a42')),
    oval(600, 700, 560, 640, 'url(#light)'),
    line('M880 1560L1010 420M990 1560L1080 420', '#c99b62', 22),
    times(8, (at) => line(`M${890 + at * 16} ${1470 - at * 130}h92`, '#c99b62', 16)),
    person(420, 1540, 430, 5) + person(640, 1550, 330, 9),
  ],
};

const plate = (x: number, y: number, food: string): Part =>
  disc(x, y, 128, '#fbf7ee') +
  disc(x, y, 104, '#e8e0d0') +
  disc(x, y, 74, food) +
  rect(x - 176, y - 90, 14, 180, '#b8bcc0', 7) +
  rect(x + 160, y - 90, 12, 180, '#b8bcc0', 6);

/** A plaited loaf. */
const loaf = (x: number, y: number): Part =>
  times(6, (at) =>
    oval(x + at * 54, y + (at % 2 ? 16 : -16), 62, 44, at % 2 ? '#c8853f' : '#d99a52', at % 2 ? 24 : -24),
  ) + times(14, (at) => oval(x + at * 21 - 6, y - 20 + ((at * 17) % 40), 5, 3, '#f6e3b4', at * 31));

/** The table of a Friday evening, from above. */
export const table: Scene = {
  width: 1500,
  height: 1500,
  parts: [
    glow('light', '#ffe2a8'),
    rect(0, 0, 1500, 1500, '#6d4a35') + rect(90, 90, 1320, 1320, '#f3ebdc', 60),
    times(12, (at) => rect(90, 130 + at * 108, 1320, 8, '#e6dac4')),
    ...[
      ['#c4503a', 400, 330],
      ['#7a9a4a', 1100, 330],
      ['#e0a63c', 400, 1170],
      ['#a8603a', 1100, 1170],
    ].map(([food, x, y]) => plate(Number(x), Number(y), String(food))),
    oval(750, 750, 300, 170, '#b98a5a') + loaf(610, 730),
    disc(330, 750, 80, '#7a1f3a') +
      disc(330, 750, 60, '#9c2f4d') +
      disc(1180, 750, 92, '#dfe8ea') +
      disc(1180, 750, 70, '#9fc4cc'),
    times(9, (at) =>
      oval(
        1150 + (at % 3) * 30,
        722 + Math.floor(at / 3) * 28,
        15,
        11,
        pick(['#3f6b3a', '#d9534a', '#e8c33c'], at),
        at * 40,
      ),
    ),
    disc(750, 420, 150, 'url(#light)') +
      disc(750, 420, 34, '#fff4d0') +
      disc(750, 1080, 150, 'url(#light)') +
      disc(750, 1080, 34, '#fff4d0'),
  ],
};

/** Two people over one book. */
export const study: Scene = {
  width: 1200,
  height: 900,
  parts: [
    fade('room', '#2c4a52', '#18303a') + glow('light', '#ffe0a0'),
    rect(0, 0, 1200, 900, 'url(#room)'),
    rect(90, 90, 330, 420, '#3d271d', 6) +
      books(110, 280, 290, 150, 31) +
      rect(90, 280, 330, 16, '#7a4f38') +
      books(110, 490, 290, 160, 41),
    line('M610 0V190', '#20181a', 8) +
      path('M500 290q110 -190 220 0Z', '#e0a63c') +
      oval(610, 420, 420, 330, 'url(#light)'),
    person(400, 800, 560, 2) + person(830, 800, 560, 10),
    rect(0, 690, 1200, 210, '#8a5a38') + rect(0, 690, 1200, 20, '#a87448'),
    group(
      { transform: 'rotate(-3 610 760)' },
      path('M430 720q90 -40 180 0v120q-90 -36 -180 0ZM610 720q90 -40 180 0v120q-90 -36 -180 0Z', '#fdf8ea'),
    ),
    times(5, (at) => line(`M460 ${750 + at * 18}q70 -22 130 -6M630 ${746 + at * 18}q70 -14 130 6`, '#b9ab8e', 4)),
  ],
};

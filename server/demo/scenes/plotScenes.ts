import { chance, disc, fade, group, line, oval, path, pick, rect, times, type Scene } from './draw';
import { person, sunflower, tree } from './figures';

const CROPS = ['#6f9e50', '#4f8a3c', '#a8c05a', '#8a5a38', '#c4772e', '#7a9a4a', '#5b7f3d'] as const;

/** Plots side by side, from the hill. */
export const plots: Scene = {
  width: 1600,
  height: 900,
  parts: [
    fade('sky', '#9fd0e0', '#eef4dc'),
    rect(0, 0, 1600, 900, 'url(#sky)') + oval(400, 190, 170, 46, '#ffffffaa') + oval(1180, 130, 210, 50, '#ffffffaa'),
    path('M0 420q420 -170 860 -70t740 -50v600H0Z', '#a9c77a') + path('M0 500q500 -110 1600 -30v430H0Z', '#8fb35f'),
    times(20, (at) => {
      const [column, row] = [at % 5, Math.floor(at / 5)];
      const [y, tall] = [510 + row * (56 + row * 16), 46 + row * 20];
      const x = column * 340 - row * 30 - 60;
      return (
        path(`M${x + 30} ${y}h270l24 ${tall}H${x}Z`, pick(CROPS, at * 3 + row)) +
        times(6, (rowOf) => line(`M${x + 46 + rowOf * 46} ${y + 8}l${(rowOf - 3) * 4} ${tall - 14}`, '#ffffff40', 5))
      );
    }),
    tree(190, 500, 300, '#4f8a4a', 2) + tree(1460, 500, 340, '#3f7a4a', 6),
    rect(1010, 400, 150, 110, '#7d4f37') +
      path('M994 404l91 -60l91 60Z', '#4a5a48') +
      rect(1062, 440, 42, 70, '#4d3021'),
    person(620, 800, 210, 3) + person(1240, 860, 240, 9),
  ],
};

/** The greenhouse and its tomatoes. */
export const greenhouse: Scene = {
  width: 1200,
  height: 1500,
  parts: [
    fade('air', '#d6efe6', '#f5f3d8'),
    rect(0, 0, 1200, 1500, 'url(#air)') + path('M0 520L600 90L1200 520V0H0Z', '#bfe3ee'),
    times(7, (at) => line(`M${at * 200} 1300V${520 - (at < 3.5 ? at : 6 - at) * 143}`, '#ffffff', 12)) +
      line('M0 520L600 90L1200 520', '#ffffff', 20) +
      line('M0 800H1200', '#ffffff', 10),
    rect(0, 1260, 1200, 240, '#8a6242') + path('M420 1500L540 1260h120l120 240Z', '#c9b083'),
    ...[130, 330, 870, 1070].map((x, at) =>
      group(
        {},
        rect(x - 70, 1180, 140, 140, '#b5613c', 12),
        line(`M${x} 1190V${560 + at * 20}`, '#4d7a3a', 14),
        times(9, (leaf) =>
          oval(
            x + (leaf % 2 ? 60 : -60),
            1110 - leaf * 62,
            74,
            26,
            pick(['#4f8a3c', '#6fa84c'], leaf),
            leaf % 2 ? -22 : 22,
          ),
        ),
        times(
          8,
          (fruit) =>
            disc(
              x + ((fruit * 53) % 130) - 65,
              1090 - fruit * 64,
              30,
              pick(['#d9432f', '#e8662f', '#e8a33c'], fruit + at),
            ) + disc(x + ((fruit * 53) % 130) - 74, 1080 - fruit * 64, 8, '#ffffff88'),
        ),
      ),
    ),
    person(600, 1420, 520, 7),
  ],
};

/** Sunflowers against a wall of sky. */
export const sunflowers: Scene = {
  width: 1200,
  height: 1600,
  parts: [
    fade('sky', '#3f8fc0', '#e4f0d0'),
    rect(0, 0, 1200, 1600, 'url(#sky)') + oval(300, 260, 240, 60, '#ffffff99') + oval(900, 420, 260, 64, '#ffffff77'),
    rect(0, 1380, 1200, 220, '#6f9e50'),
    times(7, (at) => sunflower(110 + at * 170, 1480, 560 + ((at * 5) % 4) * 170, 150)),
    times(40, (at) =>
      line(`M${at * 31} 1600l${(at % 3) * 8 - 8} -${120 + (at % 5) * 26}`, pick(['#5b8a3d', '#7aa84a'], at), 8),
    ),
  ],
};

/** A basket after the harvest. */
export const harvest: Scene = {
  width: 1500,
  height: 1000,
  parts: [
    rect(0, 0, 1500, 1000, '#7d5a40') + times(8, (at) => rect(0, at * 130, 1500, 6, '#6a4a34')),
    oval(750, 760, 560, 120, '#00000033') + path('M260 470h980l-110 330H370Z', '#c9974f'),
    times(5, (at) => rect(290 + at * 12, 510 + at * 58, 920 - at * 24, 18, '#a9763a', 9)),
    ((next) =>
      times(46, (at) => {
        const [x, y] = [310 + next() * 880, 470 - next() * 150];
        const kind = at % 4;
        if (kind === 0) return disc(x, y, 62, '#d9432f') + disc(x - 18, y - 18, 12, '#ffffff77');
        if (kind === 1) return oval(x, y, 40, 100, '#e8862f', next() * 80 - 40);
        if (kind === 2)
          return (
            disc(x, y, 74, '#79a84a') +
            times(3, (ring) =>
              oval(x, y, 60 - ring * 18, 56 - ring * 16, pick(['#8fc05a', '#a8d070', '#c0e08a'], ring)),
            )
          );
        return oval(x, y, 92, 40, '#4a2f5d', next() * 60 - 30);
      }))(chance(77)),
    line('M300 470q450 -520 900 0', '#a9763a', 30) + rect(250, 452, 1000, 40, '#b5823f', 20),
  ],
};

/** The shed, with tools leaning on it. */
export const shed: Scene = {
  width: 1600,
  height: 1067,
  parts: [
    fade('sky', '#f4d9a6', '#f0ecd6'),
    rect(0, 0, 1600, 1067, 'url(#sky)') +
      path('M0 640q500 -170 1600 -60v490H0Z', '#9dbb6a') +
      tree(1360, 700, 500, '#5c8a48', 5),
    rect(430, 380, 620, 460, '#54707a') +
      times(12, (at) => rect(430 + at * 52, 380, 4, 460, '#46606a')) +
      path('M390 390l350 -200l350 200Z', '#7d4f37'),
    rect(650, 520, 180, 320, '#e9dfc8', 4) +
      disc(806, 690, 10, '#7d4f37') +
      rect(880, 500, 120, 130, '#f6e6a8') +
      rect(936, 500, 8, 130, '#54707a') +
      rect(880, 560, 120, 8, '#54707a'),
    rect(0, 830, 1600, 240, '#7fa653'),
    line('M1090 850L1180 440', '#8a5a38', 16) +
      path('M1150 440h70l-10 -110h-50Z', '#8b9298') +
      line('M1150 850L1280 470', '#8a5a38', 14) +
      times(4, (at) => line(`M${1262 + at * 22} 400v76`, '#8b9298', 8)),
    sunflower(330, 860, 420, 92) +
      sunflower(230, 880, 320, 80) +
      person(560, 980, 380, 8) +
      person(1300, 1010, 360, 15),
  ],
};

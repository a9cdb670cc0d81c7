import { chance, disc, fade, glow, group, line, oval, path, pick, rect, times, type Part, type Scene } from './draw';
import { house, person, sunflower, tree } from './figures';

const BRIGHT = ['#c4503a', '#e0a63c', '#0d8a6a', '#3b6ea5', '#b25fa0', '#f2ede0'] as const;

const scattered = (
  count: number,
  seed: number,
  draw: (x: number, y: number, at: number, next: () => number) => Part,
): Part => {
  const next = chance(seed);
  return times(count, (at) => draw(next(), next(), at, next));
};

/** A booth of leaves in the court. */
export const booth: Scene = {
  width: 1600,
  height: 1067,
  parts: [
    fade('sky', '#bfe0ea', '#f7ead0'),
    rect(0, 0, 1600, 1067, 'url(#sky)') +
      house(-60, 800, 420, 470, 3, '#cfe2e6') +
      house(1300, 800, 380, 400, 1, '#cfe2e6'),
    rect(0, 790, 1600, 277, '#c9b083'),
    path('M330 330h960v600h-960Z', '#f4e6c8') +
      times(7, (at) => rect(330 + at * 150, 330, 60, 600, pick(['#e7cf9c', '#d9b77a'], at))),
    rect(320, 320, 26, 620, '#7a5233') + rect(1274, 320, 26, 620, '#7a5233') + rect(300, 300, 1020, 34, '#7a5233'),
    scattered(150, 7, (x, y, at) =>
      oval(290 + x * 1040, 232 + y * 96, 66, 17, pick(['#3f7a3a', '#5c9a48', '#2f6640'], at), x * 180),
    ),
    times(
      9,
      (at) =>
        line(`M${400 + at * 102} 330v${60 + (at % 3) * 46}`, '#5d4a33', 3) +
        disc(400 + at * 102, 410 + (at % 3) * 46, 26, pick(['#d9534a', '#e8a33c', '#7a4b7d'], at)),
    ),
    rect(480, 720, 660, 26, '#8a5a38') + rect(520, 740, 24, 180, '#6d452b') + rect(1070, 740, 24, 180, '#6d452b'),
    times(5, (at) => person(540 + at * 136, 900, 330, at + 14)),
    rect(470, 700, 680, 54, '#fbf5e6', 6) + times(5, (at) => disc(560 + at * 124, 716, 20, pick(BRIGHT, at))),
    person(170, 1000, 360, 6) + person(1440, 1000, 330, 12),
  ],
};

/** Balloons and paper over a crowd that dances. */
export const feast: Scene = {
  width: 1200,
  height: 1600,
  parts: [
    fade('air', '#f6c667', '#e0765a'),
    rect(0, 0, 1200, 1600, 'url(#air)'),
    scattered(140, 21, (x, y, at, next) =>
      group(
        { transform: `rotate(${Math.round(next() * 180)} ${Math.round(x * 1200)} ${Math.round(y * 1200)})` },
        rect(x * 1200, y * 1200, 22, 10, pick(BRIGHT, at), 2),
      ),
    ),
    times(7, (at) => {
      const [x, y] = [120 + at * 160, 260 + ((at * 5) % 4) * 110];
      return (
        line(`M${x} ${y + 110}q${at % 2 ? 40 : -40} 130 0 300`, '#7c3a2c', 3) +
        oval(x, y, 86, 108, pick(BRIGHT, at * 3)) +
        oval(x - 28, y - 40, 18, 30, '#ffffff66', 20)
      );
    }),
    times(6, (at) => path(`M${at * 200} 0l100 120l100 -120Z`, pick(BRIGHT, at * 2 + 1))),
    times(7, (at) => person(60 + at * 180, 1330 + (at % 2) * 30, 430, at + 2)),
    times(6, (at) => person(140 + at * 190, 1590, 480, at + 17)),
  ],
};

/** Children's paintings on a table. */
export const workshop: Scene = {
  width: 1400,
  height: 1050,
  parts: [
    rect(0, 0, 1400, 1050, '#d8b48f') + times(8, (at) => rect(0, at * 140, 1400, 4, '#c69f78')),
    ...[
      [120, 120, -6, '#cfe7ee'],
      [560, 90, 4, '#fdf0d0'],
      [980, 150, -3, '#f3d6d0'],
      [180, 600, 5, '#dcebd0'],
      [640, 580, -4, '#e6dcf0'],
    ].map(([x = 0, y = 0, turn = 0, paper = ''], at) =>
      group(
        { transform: `rotate(${turn} ${Number(x) + 170} ${Number(y) + 180})` },
        rect(Number(x) + 10, Number(y) + 12, 340, 370, '#00000022', 6),
        rect(Number(x), Number(y), 340, 370, String(paper), 6),
        at % 2
          ? tree(Number(x) + 170, Number(y) + 340, 300, pick(['#3f8a5a', '#e0a63c'], at), at + 2)
          : house(Number(x) + 70, Number(y) + 330, 200, 170, at, '#ffd479') +
              disc(Number(x) + 280, Number(y) + 70, 40, '#f2b632'),
      ),
    ),
    times(8, (at) =>
      group(
        { transform: `rotate(${-50 + at * 14} 1180 820)` },
        rect(1165, 620, 30, 200, pick(BRIGHT, at), 4),
        path('M1165 620h30l-15 -44Z', '#f3d9b5'),
      ),
    ),
    times(
      5,
      (at) =>
        disc(1020 + (at % 3) * 98, 640 + Math.floor(at / 3) * 96, 38, '#fbf7ee') +
        disc(1020 + (at % 3) * 98, 640 + Math.floor(at / 3) * 96, 28, pick(BRIGHT, at)),
    ),
  ],
};

/** The street at night. */
export const street: Scene = {
  width: 1600,
  height: 900,
  parts: [
    fade('sky', '#0f1c3d', '#4b4a78') + glow('light', '#ffd98a'),
    rect(0, 0, 1600, 900, 'url(#sky)') + disc(1290, 170, 74, '#fbeec2') + disc(1262, 156, 66, '#1a2650'),
    scattered(70, 5, (x, y) => disc(x * 1600, y * 420, 2, '#fdf3d0')),
    times(6, (at) => house(at * 275 - 40, 760, 262, 280 + ((at * 3) % 4) * 74, at, '#ffcf6e')),
    rect(0, 750, 1600, 150, '#2c2b44') + rect(0, 750, 1600, 16, '#413f5e'),
    times(
      4,
      (at) =>
        rect(196 + at * 400, 480, 12, 280, '#1a1a2c') +
        disc(202 + at * 400, 470, 130, 'url(#light)') +
        disc(202 + at * 400, 470, 20, '#fff0c0'),
    ),
    times(6, (at) => person(110 + at * 270, 870, 190, at + 5)),
  ],
};

/** The garden in summer. */
export const garden: Scene = {
  width: 1600,
  height: 1067,
  parts: [
    fade('sky', '#a9dbe8', '#fdf3d6'),
    rect(0, 0, 1600, 1067, 'url(#sky)') + disc(1330, 190, 90, '#fbd45c'),
    path('M0 520q400 -150 820 -30t780 -60v640H0Z', '#8fb86a') +
      tree(250, 600, 420, '#3f7a4a', 3) +
      tree(1420, 620, 360, '#5c9a48', 8),
    path('M0 640q800 -90 1600 0v430H0Z', '#6f9e50'),
    times(4, (at) => path(`M${at * 400 + 30} 1067l${90 - at * 20} -360h170l${70 - at * 24} 360Z`, '#6b4a32')),
    times(28, (at) =>
      oval(
        140 + (at % 4) * 400 - Math.floor(at / 4) * (10 - (at % 4) * 5),
        1020 - Math.floor(at / 4) * 48,
        46,
        26,
        pick(['#4f8a3c', '#79b04a', '#c4503a'], at + Math.floor(at / 4)),
      ),
    ),
    times(4, (at) => sunflower(980 + at * 120, 850, 330 + (at % 2) * 60, 82)),
    person(420, 960, 360, 4) + person(760, 930, 250, 13),
  ],
};

/** Loaves on a board. */
export const bread: Scene = {
  width: 1500,
  height: 1000,
  parts: [
    fade('cloth', '#e9dfcb', '#cdbb98'),
    rect(0, 0, 1500, 1000, 'url(#cloth)') +
      times(10, (at) => rect(at * 160, 0, 70, 1000, '#ffffff22')) +
      times(7, (at) => rect(0, at * 160, 1500, 70, '#ffffff22')),
    rect(180, 180, 1140, 640, '#9c6840', 40) + rect(200, 200, 1100, 600, '#b57c4e', 30),
    times(3, (row) =>
      times(8, (at) =>
        oval(
          340 + at * 112,
          330 + row * 175 + (at % 2 ? 20 : -20),
          92,
          58,
          at % 2 ? '#c07a35' : '#d6944a',
          at % 2 ? 26 : -26,
        ),
      ),
    ),
    scattered(130, 12, (x, y, at) => oval(280 + x * 900, 300 + y * 420, 8, 5, at % 3 ? '#f6e3b4' : '#3a2b20', x * 180)),
  ],
};

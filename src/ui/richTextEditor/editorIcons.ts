export const boldIcon = 'M7 5h6a3.5 3.5 0 010 7H7zm0 7h7a3.5 3.5 0 010 7H7z';
export const italicIcon = 'M10 5h8M6 19h8M14 5l-4 14';
export const underlineIcon = 'M7 4v7a5 5 0 0010 0V4M5 20h14';
export const linkIcon = 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1';
export const bulletsIcon = 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01';
export const numbersIcon = 'M10 6h11M10 12h11M10 18h11M3.5 4.5L5 4v4.5M3.5 15.5c1.5-1.2 3 0 2 1.5l-2 2.5H6';
export const clearIcon = 'M6 5h13M12.5 5L10 16M4 20h9M16 15l5 5m0-5l-5 5';
export const alignIcons = {
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
} as const;

// Drawings of 24 by 24: one constant each, so that a page loads only those that it shows.
export const alertIcon = 'M12 8v5m0 3.5v.01M12 3l9.5 17h-19z';
export const chevronDownIcon = 'M6 9l6 6 6-6';
export const chevronStartIcon = 'M15 5l-7 7 7 7';
export const chevronEndIcon = 'M9 5l7 7-7 7';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const infoIcon = 'M12 11v6m0-9.5v.01M12 3a9 9 0 110 18 9 9 0 010-18z';
export const lockIcon = 'M7 11V8a5 5 0 0110 0v3M5.5 11h13v9.5h-13z';
export const pauseIcon = 'M8 5v14M16 5v14';
export const playIcon = 'M7 4.5v15l13-7.5z';
export const successIcon = 'M8 12.5l3 3 5.5-6.5M12 3a9 9 0 110 18 9 9 0 010-18z';
export const heartIcon =
  'M12 20s-7.5-4.6-9-9.2C1.8 7 4.3 4.5 7 4.5c2.2 0 3.9 1.3 5 3 1.1-1.7 2.8-3 5-3 2.7 0 5.2 2.5 4 6.3C19.5 15.4 12 20 12 20z';

// Drawings of 24 by 24 that every element may show. Those of one feature or of a part that comes later stand there.
export const alertIcon = 'M12 8v5m0 3.5v.01M12 3l9.5 17h-19z';
export const chevronDownIcon = 'M6 9l6 6 6-6';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const infoIcon = 'M12 11v6m0-9.5v.01M12 3a9 9 0 110 18 9 9 0 010-18z';
export const lockIcon = 'M7 11V8a5 5 0 0110 0v3M5.5 11h13v9.5h-13z';
export const successIcon = 'M8 12.5l3 3 5.5-6.5M12 3a9 9 0 110 18 9 9 0 010-18z';

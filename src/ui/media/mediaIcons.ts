// Drawings of carousels and videos, which come later than the rest.
export const chevronStartIcon = 'M15 5l-7 7 7 7';
export const chevronEndIcon = 'M9 5l7 7-7 7';
export const pauseIcon = 'M8 5v14M16 5v14';
export const playIcon = 'M7 4.5v15l13-7.5z';

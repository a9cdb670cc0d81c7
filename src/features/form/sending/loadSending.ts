/** Comes while the visitor fills in the form. */
export const loadSending = () => import('./sending');

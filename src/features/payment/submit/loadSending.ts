/** Loads validation, sending and its failure messages. */
export const loadSending = () => import('./sending');

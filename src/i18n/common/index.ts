export type { CommonTexts } from './fr';

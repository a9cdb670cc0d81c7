export type { CommonTexts as Texts } from './common';

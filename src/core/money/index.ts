export type { Minor } from './minor';
export { minor } from './minor';

export { orderView } from './orderView';

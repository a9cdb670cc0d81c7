export { bookingView } from './bookingView';

import type { Order } from '../../../core/form';
import { useTopic } from '../run/useField';

/** The order and its total (ENG-30). */
export const useOrder = (): Order => useTopic('order', ({ engine }) => engine.order());

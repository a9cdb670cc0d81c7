import {
  autoUpdate,
  flip,
  offset,
  size,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
} from '@floating-ui/react';
import { useRef } from 'react';

const TALLEST = 264;
const LEAST = 88;
const room = { padding: 8 };
/** Below the field, or above it where there is more room; no taller than what is in view. */
const middleware = [
  offset(4),
  flip(room),
  size({
    ...room,
    apply({ availableHeight, elements }) {
      elements.floating.style.maxBlockSize = `${Math.max(LEAST, Math.min(TALLEST, availableHeight))}px`;
    },
  }),
];

interface OptionList {
  readonly open: boolean;
  readonly activeIndex: number;
  onOpen(open: boolean): void;
  onActive(index: number): void;
}

/** The list of a combobox: its place, its roles, and the arrow keys, which keep the active option in view. */
export function useOptionList({ open, activeIndex, onOpen, onActive }: OptionList) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: onOpen,
    placement: 'bottom-start',
    middleware,
    whileElementsMounted: autoUpdate,
  });
  const props = useInteractions([
    useRole(context, { role: 'combobox' }),
    useListNavigation(context, {
      listRef: items,
      activeIndex,
      // A pointer that leaves the list leaves the active option where it is.
      onNavigate: (index) => index !== null && onActive(index),
      virtual: true,
    }),
  ]);
  const { setReference, setFloating } = refs;
  const setItem = (index: number) => (item: HTMLElement | null) => {
    items.current[index] = item;
  };
  return { ...props, setReference, setFloating, setItem, floatingStyles };
}

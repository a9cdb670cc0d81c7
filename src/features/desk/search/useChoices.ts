import { useFloatingRootContext, useInteractions, useListNavigation, useRole } from '@floating-ui/react';
import { useRef, useState } from 'react';

/** The list below a field, always open (combobox): its roles, and the arrow keys, which keep the active choice in view. */
export function useChoices(open: boolean) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const [activeIndex, setActiveIndex] = useState(0);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const context = useFloatingRootContext({ open, elements: { reference, floating } });
  const props = useInteractions([
    useRole(context, { role: 'combobox' }),
    useListNavigation(context, {
      listRef: items,
      activeIndex,
      // A pointer that leaves the list leaves the active choice where it is.
      onNavigate: (index) => index !== null && setActiveIndex(index),
      virtual: true,
      loop: true,
    }),
  ]);
  const setItem = (index: number) => (item: HTMLElement | null) => {
    items.current[index] = item;
  };
  return { ...props, activeIndex, setActiveIndex, setReference, setFloating, setItem };
}

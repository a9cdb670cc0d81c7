import { type RefObject, useEffect } from 'react';
import { patiently } from '../../../loading/patiently';
import { loadDrag } from '../parts';
import type { Builder } from '../run/createBuilder';
import { useNewBlock } from '../run/useNewBlock';

/** Lets blocks be dragged as soon as the code for it has come. */
export function useDrag(
  area: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  builder: Builder,
  isOn: boolean,
): void {
  const newBlock = useNewBlock();
  useEffect(() => {
    const [box, scrolled] = [area.current, scroller.current];
    if (!box || !scrolled || !isOn) return;
    let isWanted = true;
    let stop = () => {};
    void patiently(loadDrag).then((dragBlocks) => {
      if (isWanted) stop = dragBlocks({ area: box, scroller: scrolled }, builder, newBlock);
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [area, scroller, builder, isOn, newBlock]);
}

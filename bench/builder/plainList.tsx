import { type KeyboardEvent, memo, type PointerEvent, useCallback, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Item {
  readonly id: string;
  readonly label: string;
}

interface RowProps {
  readonly item: Item;
  readonly isSelected: boolean;
  press(event: PointerEvent<HTMLElement>, id: string): void;
}

const Row = memo(function Row({ item: { id, label }, isSelected, press }: RowProps) {
  return (
    <div data-block={id} data-selected={isSelected || undefined} onPointerDown={(event) => press(event, id)}>
      <label>
        {label} <input tabIndex={-1} disabled />
      </label>
    </div>
  );
});

/** A list as one would write it without a builder: rows are chosen, named in a field, undone and dragged. */
function PlainList({ count }: { count: number }) {
  const [items, setItems] = useState<readonly Item[]>(() =>
    Array.from({ length: count }, (_, at) => ({ id: `f${at}`, label: `Champ ${at}` })),
  );
  const [selected, select] = useState('');
  const past = useRef<(readonly Item[])[]>([]);
  const from = useRef<{ readonly row: HTMLElement; readonly y: number } | null>(null);
  const press = useCallback((event: PointerEvent<HTMLElement>, id: string) => {
    from.current = { row: event.currentTarget, y: event.clientY };
    select(id);
  }, []);
  const name = (label: string) => {
    past.current.push(items);
    setItems(items.map((item) => (item.id === selected ? { ...item, label } : item)));
  };
  const undo = (event: KeyboardEvent) => {
    const before = event.ctrlKey && event.key === 'z' && past.current.pop();
    if (!before) return;
    event.preventDefault();
    setItems(before);
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!from.current || Math.abs(clientY - from.current.y) < 5) return;
    const { row } = from.current;
    from.current = null;
    currentTarget.setPointerCapture(pointerId);
    const ghost = row.cloneNode(true) as HTMLElement;
    ghost.className = 'drag-ghost';
    ghost.style.width = `${row.offsetWidth}px`;
    ghost.style.transform = `translate(${clientX}px, ${clientY}px)`;
    currentTarget.append(ghost);
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-block]');
    if (over) over.dataset['over'] = clientY < over.getBoundingClientRect().top + 30 ? 'before' : 'after';
  };
  const drop = () => {
    from.current = null;
    document.querySelector('[data-over]')?.removeAttribute('data-over');
    document.querySelector('.drag-ghost')?.remove();
  };
  return (
    <div onKeyDown={undo} onPointerMove={drag} onPointerUp={drop}>
      <div className="fields">
        <label>
          Libellé
          <input
            value={items.find(({ id }) => id === selected)?.label ?? ''}
            onChange={({ target }) => name(target.value)}
          />
        </label>
      </div>
      <div className="canvas-sheet">
        {items.map((item) => (
          <Row key={item.id} item={item} isSelected={item.id === selected} press={press} />
        ))}
      </div>
    </div>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<PlainList count={1000} />);

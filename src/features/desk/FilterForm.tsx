import { createElement, Fragment, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useDesk } from './deskContext';

interface FilterFormProps {
  /** Values of the filters, where a phone shows the first field alone and the others at a press (DESK-280). */
  readonly filters?: Readonly<Record<string, string>>;
  readonly children: ReactNode | readonly ReactNode[];
}

/** The fields that filter a list: they apply by themselves, Enter sends nothing. */
export function FilterForm({ filters, children }: FilterFormProps) {
  const { texts } = useDesk();
  const { search: _search, sort: _sort, ...others } = filters ?? {};
  const count = Object.values(others).filter(Boolean).length;
  const [open, setOpen] = useState(count > 0);
  // Not by `Children`, which every element would load with React.
  const [first, ...rest] = [children].flat().filter(Boolean);
  return (
    <form
      className={filters && !open ? 'desk-filters desk-filters-folded' : 'desk-filters'}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      {first}
      {filters && (
        <div className="desk-filters-toggle">
          <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {count === 0 ? texts.filters : `${texts.filters} (${count})`}
          </Button>
        </div>
      )}
      {createElement(Fragment, null, ...rest)}
    </form>
  );
}

import type { ReactNode } from 'react';

/** The fields that filter a list: they apply by themselves, Enter sends nothing. */
export const FilterForm = ({ children }: { children: ReactNode }) => (
  <form className="desk-filters" role="search" onSubmit={(event) => event.preventDefault()}>
    {children}
  </form>
);

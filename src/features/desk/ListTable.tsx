import type { ReactNode } from 'react';

interface ListTableProps {
  /** Column names for screen readers: the row's subject, and its state. */
  readonly columns: readonly [string, string];
  readonly children: ReactNode;
}

/** The table of a list of the desk. Its children are rows. */
export const ListTable = ({ columns, children }: ListTableProps) => (
  <table className="desk-table">
    <thead className="visually-hidden">
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface SortHeadsProps {
  /** Of each column its name, and the order that its button asks for: `key`, or `-key` for the other way. */
  readonly columns: readonly { readonly name: string; readonly key: string; readonly order: string }[];
  readonly sort: string;
  onSort(sort: string): void;
}

/** Heads of a list in several orders: a button begins with the latest or highest, and turns the order it has. */
export const SortHeads = ({ columns, sort, onSort }: SortHeadsProps) => (
  <thead className="desk-heads">
    <tr>
      {columns.map(({ name, key, order }) => {
        const isDescending = sort === `-${key}`;
        const isSorted = isDescending || sort === key;
        return (
          <th key={key} scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}>
            {name !== order && <span className="visually-hidden">{name}</span>}
            <button type="button" className="desk-sort" onClick={() => onSort(isDescending ? key : `-${key}`)}>
              {order}
              {isSorted && <span aria-hidden="true">{isDescending ? ' ↓' : ' ↑'}</span>}
            </button>
          </th>
        );
      })}
    </tr>
  </thead>
);

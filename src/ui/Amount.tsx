/** A written amount: lines up in columns, stays on one line, and translators of the page leave it alone. Part: `amount`. */
export function Amount({ children }: { children: string }) {
  return (
    <span className="amount" part="amount" translate="no">
      {children}
    </span>
  );
}

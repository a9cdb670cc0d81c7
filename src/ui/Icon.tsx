interface IconProps {
  /** One of icons.ts. */
  path: string;
  /** Points the other way in right-to-left languages. */
  turns?: boolean;
}

/** A small drawing that only decorates: whoever uses it gives the words. */
export function Icon({ path, turns }: IconProps) {
  return (
    <svg
      className={turns ? 'icon icon-turns' : 'icon'}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

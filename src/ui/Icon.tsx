const paths = {
  alert: 'M12 8v5m0 3.5v.01M12 3l9.5 17h-19z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9l6 6 6-6',
  chevronStart: 'M15 5l-7 7 7 7',
  chevronEnd: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  heart:
    'M12 20s-7.5-4.6-9-9.2C1.8 7 4.3 4.5 7 4.5c2.2 0 3.9 1.3 5 3 1.1-1.7 2.8-3 5-3 2.7 0 5.2 2.5 4 6.3C19.5 15.4 12 20 12 20z',
  info: 'M12 11v6m0-9.5v.01M12 3a9 9 0 110 18 9 9 0 010-18z',
  lock: 'M7 11V8a5 5 0 0110 0v3M5.5 11h13v9.5h-13z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l13-7.5z',
  success: 'M8 12.5l3 3 5.5-6.5M12 3a9 9 0 110 18 9 9 0 010-18z',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** Points the other way in right-to-left languages. */
  turns?: boolean;
}

/** A small drawing that only decorates: whoever uses it gives the words. */
export function Icon({ name, turns }: IconProps) {
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
      <path d={paths[name]} />
    </svg>
  );
}

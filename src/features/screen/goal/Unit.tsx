import { SCREEN_UNIT } from '../../../core/campaign';

interface UnitProps {
  children: string;
  className: string;
  /** Screen readers find it elsewhere. */
  unread?: boolean;
}

/** The word beside a number; square metres with their exponent. */
export function Unit({ children, className, unread }: UnitProps) {
  return (
    <span className={className} dir="auto" aria-hidden={unread}>
      {children === SCREEN_UNIT ? (
        <>
          {SCREEN_UNIT.slice(0, -1)}
          <sup>{SCREEN_UNIT.slice(-1)}</sup>
        </>
      ) : (
        children
      )}
    </span>
  );
}

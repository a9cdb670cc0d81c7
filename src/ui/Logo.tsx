import { useState } from 'react';
import { safeLink } from './safeLink';

/**
 * An organisation's logo. Paths resolve against the server at `base`; without it they are the page's own. An unloadable logo
 * leaves no trace.
 */
export function Logo({ address, base, className, size }: LogoProps) {
  const [broken, setBroken] = useState('');
  const source = address && base ? safeLink(address, base) : address;
  if (!source || source === broken) return null;
  const box = size && { width: size, height: size, loading: 'lazy' as const };
  return <img className={className} src={source} alt="" decoding="async" onError={() => setBroken(source)} {...box} />;
}

interface LogoProps {
  readonly address: string | undefined;
  readonly base: string | undefined;
  readonly className: string;
  /** In pixels; without it the style sheet says how large it is. */
  readonly size?: number;
}

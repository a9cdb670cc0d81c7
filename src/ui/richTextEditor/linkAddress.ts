import { LINK_SCHEMES } from '../../core/richText/schemes';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * The address of a link as an author means it; null for one that leads nowhere.
 * @example
 * linkAddress('exemple.org/don') // => 'https://exemple.org/don'
 * linkAddress('dan@exemple.org') // => 'mailto:dan@exemple.org'
 * linkAddress('+33 1 23 45 67 89') // => 'tel:+33123456789'
 * linkAddress('javascript:alert(1)') // => null
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  if (scheme && LINK_SCHEMES.includes(scheme)) return isAddress(text) ? text : null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  // The colon of a port is not that of a scheme.
  if (scheme && !/^[^:]+:\d/.test(text)) return null;
  if (/^(?:\/(?!\/)|#)\S*$/.test(text)) return text;
  return /^[^\s/]+\.[^\s/]/.test(text) && isAddress(`https://${text}`) ? `https://${text}` : null;
}

function isAddress(address: string): boolean {
  try {
    return /^(?:mailto|tel):./.test(address) || new URL(address).hostname !== '';
  } catch {
    return false;
  }
}

/**
 * A random v4-style identifier. Works on plain http pages too, where `crypto.randomUUID` is missing (ENT-28).
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, `$1-$2-4$3-${variant}$4-`);
}

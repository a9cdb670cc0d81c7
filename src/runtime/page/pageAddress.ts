import { isFramed } from './frameLink';
import { page } from './page';
import { withoutReturn } from './withoutReturn';

/**
 * The address a payer returns to (DON-12): this page, or the page around our frame if its host script has sent it.
 * Undefined in any other frame, as nobody can return to its own address.
 */
export function pageAddress(): string | undefined {
  const address = isFramed() ? page.host?.address() : window.location.href;
  return address && withoutReturn(address);
}

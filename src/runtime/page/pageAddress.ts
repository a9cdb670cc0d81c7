import { isFramed } from './frameLink';
import { page } from './page';
import { withoutReturn } from './withoutReturn';

/**
 * The address that a payer comes back to (DON-12): this page, or the page around our frame when its host script has told
 * it. Undefined in any other frame, whose own address is no page to come back to.
 */
export function pageAddress(): string | undefined {
  const address = isFramed() ? page.host?.address() : window.location.href;
  return address && withoutReturn(address);
}

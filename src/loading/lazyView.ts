import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { patiently } from './patiently';

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: a component with any properties.
type AnyComponent = ComponentType<any>;

/**
 * A component whose code loads when first shown, retried until it comes (HTTP-04): React's own `lazy` remembers a
 * failure forever. Wrap it in a boundary, `Late` where a visitor waits for it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyView<C extends AnyComponent>(load: () => Promise<C>): LazyExoticComponent<C> {
  return lazy(async () => ({ default: await patiently(load) }));
}

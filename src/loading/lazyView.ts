import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { patiently } from './patiently';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's own: a component with any properties.
type AnyComponent = ComponentType<any>;

/**
 * A component whose code comes when it is first shown, and is asked for until it does (HTTP-04): React's own `lazy` keeps a
 * failure for good. Give it a boundary, `Late` where a visitor waits for it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyView<C extends AnyComponent>(load: () => Promise<C>): LazyExoticComponent<C> {
  return lazy(async () => ({ default: await patiently(load) }));
}

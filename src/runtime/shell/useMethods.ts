import { useLayoutEffect } from 'react';
import { useElement } from '../context';
import type { Methods, OrgkitElement } from './definition';

/** Supplies the methods that the element declared. Hand over the same object as long as they do the same. */
export function useMethods(methods: Methods): void {
  const { host } = useElement();
  useLayoutEffect(() => {
    const element = host as OrgkitElement;
    element.supplyMethods(methods);
    return () => element.supplyMethods(null);
  }, [host, methods]);
}

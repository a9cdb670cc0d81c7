import type { ReactNode } from 'react';
import { Notice } from '../../../ui/Notice';
import { useDraftTexts } from './useDraftTexts';

/** Says that the token may not do it, and whom to ask. */
export function NotAllowed({ children, action }: { readonly children?: ReactNode; readonly action?: ReactNode }) {
  return <Notice tone="danger" title={useDraftTexts().notAllowed} action={action} children={children} />;
}

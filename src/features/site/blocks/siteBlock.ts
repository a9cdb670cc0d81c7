import type { ComponentType, ReactNode } from 'react';
import type { CompiledBlock } from '../../../core/form';
import type { SiteContentTexts } from '../../../i18n/siteContent';

export interface SiteBlockProps {
  readonly block: CompiledBlock;
  readonly texts: SiteContentTexts;
  /** Its blocks, drawn. */
  readonly children: ReactNode;
}
export type SiteBlockView = ComponentType<SiteBlockProps>;

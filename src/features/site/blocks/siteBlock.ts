import type { ComponentType, ReactNode } from 'react';
import type { CompiledBlock } from '../../../core/form';
import type { SiteCardsTexts } from '../../../i18n/siteCards';

export interface SiteBlockProps {
  readonly block: CompiledBlock;
  readonly texts: SiteCardsTexts;
  /** Its blocks, drawn. */
  readonly children: ReactNode;
}
export type SiteBlockView = ComponentType<SiteBlockProps>;

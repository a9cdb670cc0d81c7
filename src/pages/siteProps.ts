import type { PageData } from '../contract/site/pageData';
import type { CommonProps } from '../runtime/attributes';

/** Attributes and properties of `<org-site>`. */
export interface SiteProps extends CommonProps {
  readonly base?: string;
  readonly hash?: boolean;
  readonly pageData?: PageData;
}

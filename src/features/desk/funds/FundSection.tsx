import type { SectionProps } from '../sectionPlace';
import { FundPage } from './FundPage';
import { FundsPage } from './FundsPage';

/** All funds of an organisation, or one of them. */
export const FundSection = ({ organisation, record }: SectionProps) =>
  record === undefined ? (
    <FundsPage organisation={organisation} />
  ) : (
    <FundPage organisation={organisation} id={record} />
  );

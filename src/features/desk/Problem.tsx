import type { ReactNode } from 'react';
import type { DeskTexts } from '../../i18n/desk';
import { Notice } from '../../ui/Notice';
import { problemText } from './problemText';

interface ProblemProps {
  readonly texts: DeskTexts;
  /** Null when nothing went wrong. */
  readonly error: unknown;
  /** A button that mends it. */
  readonly action?: ReactNode;
}

/** Says why something was not done. */
export const Problem = ({ texts, error, action }: ProblemProps) =>
  error !== null && <Notice tone="danger" title={problemText(texts, error)} action={action} />;

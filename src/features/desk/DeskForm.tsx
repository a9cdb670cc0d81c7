import type { FormEvent, ReactNode } from 'react';
import type { DeskTexts } from '../../i18n/desk';
import { Button } from '../../ui/Button';
import { Problem } from './Problem';

interface DeskFormProps {
  readonly texts: DeskTexts;
  readonly submit: string;
  readonly busy: boolean;
  /** Null when nothing went wrong. */
  readonly error: unknown;
  readonly wide?: boolean;
  /** Buttons beside the first one. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
  onSubmit(): void;
}

/** Fields, what went wrong, and the button that sends them. */
export function DeskForm({ texts, submit, busy, error, wide = false, others, children, onSubmit }: DeskFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="stack" onSubmit={send}>
      {children}
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        <Button type="submit" wide={wide} busy={busy} busyText={texts.loading}>
          {submit}
        </Button>
        {others}
      </div>
    </form>
  );
}

import type { SectionProps } from '../sectionPlace';
import { lazyView } from '../../../loading/lazyView';
import { useEditingStyles } from '../editing/useEditingStyles';
import { useTechnicalTexts } from './technicalTexts';
import { Tokens } from './Tokens';
import { Webhooks } from './Webhooks';

const WebhookPage = lazyView(async () => (await import('./WebhookPage')).WebhookPage);

/** Access of other programs: their tokens, and the events posted to them (DESK-81, DESK-82). */
export function ProgramsPage({ organisation, part }: SectionProps) {
  const words = useTechnicalTexts();
  const place = useEditingStyles();
  return (
    <div ref={place} className="stack">
      {part ? (
        <WebhookPage organisation={organisation} id={part} />
      ) : (
        <>
          <h1>{words.programs.title}</h1>
          <p>{words.programs.text}</p>
          <Tokens organisation={organisation} />
          <Webhooks organisation={organisation} />
        </>
      )}
    </div>
  );
}

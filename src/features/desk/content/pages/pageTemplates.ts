import type { DeskPagesTexts } from '../../../../i18n/deskPages';

export const templates = ['blank', 'about', 'activity', 'questions'] as const;
export type PageTemplate = (typeof templates)[number];

const block = (type: string, props: object) => ({ type, props, children: [] });
const paragraphs = (parts: readonly (readonly [heading: string, text: string])[]) =>
  parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');

/** The blocks that a new page begins with, as the JSON text that pages are kept in; empty for a blank one. */
export function templateContent(
  template: PageTemplate,
  { about, activity, questions }: DeskPagesTexts['begin'],
): string {
  if (template === 'blank') return '';
  const html = template === 'about' ? about : activity;
  const blocks =
    template === 'questions'
      ? [
          block('richText', { html: `<p>${questions.intro}</p>` }),
          block('accordion', {
            items: questions.items.map(([title, text]) => ({ title, description: `<p>${text}</p>` })),
          }),
        ]
      : [block('richText', { html: paragraphs(html) })];
  return JSON.stringify(blocks);
}

import type { TranslationCounts } from '../../../../contract/site/translations';
import { localeOf } from '../../../../core/money';
import { Card } from '../../../../ui/Card';
import { useDesk } from '../../deskContext';
import { useTranslationsTexts } from './translationsTexts';

const sum = (counts: TranslationCounts, key: 'total' | 'missing' | 'outdated') =>
  counts.reduce((all, count) => all + count[key], 0);

/** How many texts are to translate, to check, and done. */
export function Figures({ counts }: { counts: TranslationCounts }) {
  const { lang } = useDesk();
  const { states } = useTranslationsTexts();
  const [missing, outdated] = [sum(counts, 'missing'), sum(counts, 'outdated')];
  const figures = { missing, outdated, current: sum(counts, 'total') - missing - outdated };
  return (
    <Card>
      <dl className="desk-figures">
        {(['missing', 'outdated', 'current'] as const).map((state) => (
          <div key={state}>
            <dt className="muted">{states[state]}</dt>
            <dd>{new Intl.NumberFormat(localeOf(lang)).format(figures[state])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

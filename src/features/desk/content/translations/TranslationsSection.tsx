import { Loaded } from '../../Loaded';
import { DeskLink } from '../../DeskLink';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { sectionPath, type SectionProps } from '../../sectionPlace';
import { ContentBack } from '../ContentBack';
import { useSiteOwner } from '../useSiteOwner';
import { TranslationsPage } from './TranslationsPage';
import { useTranslationsTexts } from './translationsTexts';

/** The texts of a site beside their translations into one of its other languages. */
export function TranslationsSection({ organisation: { id, role } }: SectionProps) {
  const words = useTranslationsTexts();
  const owner = useSiteOwner(id);
  const place = useEditingStyles();
  return (
    <div className="stack" ref={place}>
      <ContentBack organisation={id} />
      <h1>{words.title}</h1>
      <p className="muted">{words.text}</p>
      <Loaded list={owner}>
        {({ language, languages = [] }) => {
          const others = languages.filter((one) => one !== language);
          if (others.length > 0) return <TranslationsPage organisation={id} own={language} languages={others} />;
          return (
            <p>
              {words.single}{' '}
              {role === 'owner' && <DeskLink to={sectionPath(id, 'settings')}>{words.settings}</DeskLink>}
            </p>
          );
        }}
      </Loaded>
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { useSite } from '../siteContext';

interface HomeSectionProps {
  readonly title: string;
  /** A page with more of it. */
  readonly more?: { readonly text: string; readonly path: string };
  readonly children: ReactNode;
}

/** A part of the home page under its heading. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const { href } = useSite();
  const id = useId();
  return (
    <section className="home-section" aria-labelledby={id}>
      <div className="home-section-head">
        <h2 id={id}>{title}</h2>
        {more && <a href={href(more.path)}>{more.text}</a>}
      </div>
      {children}
    </section>
  );
}

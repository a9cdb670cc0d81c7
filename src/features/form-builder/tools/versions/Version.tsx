import { type ReactNode, useEffect, useRef, useState } from 'react';
import { compareForms, type EditedForm } from '../../../../core/form/editing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useStyles } from '../../../../ui/useStyles';
import { Canvas } from '../../canvas/Canvas';
import { BuilderContext, useBuilderState } from '../../run/builder';
import { createBuilder } from '../../run/createBuilder';
import { SavingContext, useSaving } from '../../saving/saving';
import { Differences } from './Differences';
import { useVersionTexts } from './useVersionTexts';
import { VersionName } from './VersionList';
import versionsCss from './versions.css';
import type { Listed, VersionSource } from './versionSource';

interface VersionProps {
  readonly source: VersionSource;
  readonly listed: Listed;
  readonly isPresent: boolean;
  back(): void;
  /** What offers the way back to it. */
  restore(form: EditedForm): ReactNode;
}

/** One version: what is different since, what it looks like, and the way back to it. */
export function Version({ source, listed, isPresent, back, restore }: VersionProps) {
  const texts = useVersionTexts();
  const { retry } = useElement().texts;
  const { isReadOnly } = useSaving();
  const place = useRef<HTMLDivElement>(null);
  const { form, load } = useVersion(source, listed.revision);
  useStyles(place, versionsCss);
  return (
    <div className="versions" ref={place}>
      <Button variant="quiet" onClick={back} children={texts.back} />
      <VersionName version={listed} isPresent={isPresent} />
      {form === 'loading' && <Skeleton height="220px" />}
      {form === 'failed' && (
        <Notice
          tone="danger"
          title={texts.failed}
          action={<Button variant="secondary" onClick={load} children={retry} />}
        />
      )}
      {typeof form !== 'string' && (
        <>
          <Compared form={form} />
          <h3>{texts.looks}</h3>
          <div className="versions-canvas">
            <Shown form={form} />
          </div>
          {!isReadOnly && !isPresent && restore(form)}
        </>
      )}
    </div>
  );
}

function Compared({ form }: { readonly form: EditedForm }) {
  const texts = useVersionTexts();
  const present = useBuilderState(({ history }) => history.present);
  const differences = compareForms(form, present);
  return (
    <>
      <h3>{texts.since}</h3>
      {differences.length === 0 ? <p>{texts.same}</p> : <Differences differences={differences} />}
    </>
  );
}

/** A version on a canvas of its own, where nothing can be changed. */
function Shown({ form }: { readonly form: EditedForm }) {
  const saving = useSaving();
  const { clock } = useElement();
  const [builder] = useState(() => createBuilder(form, { isReadOnly: true, now: clock.now, newId: () => '' }));
  return (
    <SavingContext.Provider value={{ ...saving, isReadOnly: true }}>
      <BuilderContext.Provider value={builder}>
        <Canvas />
      </BuilderContext.Provider>
    </SavingContext.Provider>
  );
}

function useVersion(source: VersionSource, revision: number) {
  const [form, setForm] = useState<EditedForm | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: typeof form) => isWanted && setForm(next);
    show('loading');
    source.read(revision).then(
      (opened) => show(typeof opened === 'string' ? 'failed' : opened),
      () => show('failed'),
    );
    return () => void (isWanted = false);
  }, [source, revision, tries]);
  return { form, load: () => setTries((before) => before + 1) };
}

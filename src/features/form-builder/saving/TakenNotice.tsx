import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { useBuilder, useBuilderState } from '../run/builder';
import { useMoment } from '../run/useMoment';
import { Conflicts } from './ChangedNotice';
import { useSaving, useSavingState } from './saving';
import { useDraftTexts } from './useDraftTexts';

/** Says whose work the builder went on from, and lets the author drop it (BUILD-53, BUILD-54). */
export function TakenNotice() {
  const builder = useBuilder();
  const { saver } = useSaving();
  const taken = useSavingState((state) => state.taken);
  const texts = useDraftTexts();
  const moment = useMoment();
  const isChanged = useBuilderState(({ history }) => history.present !== history.base);
  if (!taken) return null;
  const close = () => saver.store.setState({ taken: null });
  const discard = () => {
    const { getState } = builder.store;
    // Step by step, so that all can be done again.
    while (getState().history.present !== getState().history.base && getState().history.past.length > 0) builder.undo();
    close();
  };
  const isOwn = taken.from !== 'other';
  return (
    <Notice
      tone={taken.conflicts.length > 0 ? 'warning' : 'info'}
      title={texts.taken[taken.from]}
      action={
        <span className="builder-actions">
          <Button variant="secondary" onClick={close} children={isOwn ? texts.goOn : texts.seen} />
          {isOwn && isChanged && <Button variant="quiet" onClick={discard} children={texts.discard} />}
        </span>
      }
    >
      {taken.at !== null && (
        <p>
          <bdi>{taken.by}</bdi>
          {taken.by !== null && ' · '}
          <time dateTime={taken.at}>{moment(taken.at)}</time>
        </p>
      )}
      {taken.conflicts.length > 0 && <Conflicts conflicts={taken.conflicts} choose={texts.collided} />}
    </Notice>
  );
}

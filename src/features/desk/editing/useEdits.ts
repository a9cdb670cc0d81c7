import { useState } from 'react';
import { DeskError, isChanged } from '../deskClient';
import { useWork } from '../useWork';

/** A value that a form edits: text, a choice, or a list. */
export type EditValue = string | boolean | readonly unknown[];
export type Edits<K extends string> = Readonly<Partial<Record<K, EditValue>>>;

interface EditsOptions<R, K extends string> {
  /** As the server had it last. */
  readonly record: R;
  /** Keys that this form edits. */
  readonly keys: readonly K[];
  /** A value of the record, as its field shows it. */
  read(record: R, key: K): EditValue;
  /** Saves the edits over the record that was known. @throws DeskError with `changed` if it is another one by now */
  write(known: R, edits: Edits<K>): Promise<R>;
  /** Reads the record anew. */
  reload(): Promise<R>;
  /** Takes a record as the server has it now. */
  take(record: R): void;
}

const none: Edits<string> = {};
const bare = (value: EditValue) => (typeof value === 'string' ? value.trim() : value);
const isSame = (one: EditValue, other: EditValue) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The edits of one form over a record that others change too (DESK-11). What nobody typed follows the record. A save over a record
 * that somebody else changed elsewhere is made again over theirs; where they changed what this form edits, it stops and says
 * which: what was typed stays.
 */
export function useEdits<R, K extends string>({ record, keys, read, write, reload, take }: EditsOptions<R, K>) {
  const [edits, setEdits] = useState(none as Edits<K>);
  const [met, setMet] = useState<readonly K[]>([]);
  const { busy, error, run } = useWork();
  const valueOf = (key: K): EditValue => edits[key] ?? read(record, key);
  const edited = keys.filter((key) => !isSame(valueOf(key), read(record, key)));

  const send = async () => {
    const sent = pick(edits, edited);
    for (let known = record; ;) {
      try {
        take(await write(known, sent));
        setMet([]);
        setEdits((now) =>
          pick(
            now,
            keysOf(now).filter((key) => now[key] !== sent[key]),
          ),
        );
        return;
      } catch (thrown) {
        if (!isChanged(thrown)) throw thrown;
      }
      const newest = await reload();
      // Stored as sent, apart from spaces around it: our own earlier attempt, whose answer was lost.
      const isOwn = (key: K) => sent[key] !== undefined && isSame(bare(sent[key]), bare(read(newest, key)));
      const theirs = keys.filter((key) => !isSame(read(known, key), read(newest, key)) && !isOwn(key));
      take(newest);
      if (theirs.length > 0) {
        setMet(theirs);
        throw new DeskError('changed', 'changed by somebody else');
      }
      known = newest;
    }
  };
  return {
    busy,
    /** Why the last save failed; null where `met` says so. */
    error: isChanged(error) ? null : error,
    valueOf,
    isEdited: edited.length > 0,
    /** Edits that differ from the record. */
    edited: pick(edits, edited),
    /** Keys that somebody else changed meanwhile. */
    met,
    set: (key: K, value: EditValue) => setEdits((now) => ({ ...now, [key]: value })),
    /** @returns whether it was saved */
    save: () => run(send),
    /** Back to what the server has. */
    reset: () => {
      setEdits(none);
      setMet([]);
    },
  };
}

const keysOf = <K extends string>(edits: Edits<K>) => Object.keys(edits) as K[];
const pick = <K extends string>(edits: Edits<K>, keys: readonly K[]) =>
  Object.fromEntries(keys.flatMap((key) => (edits[key] === undefined ? [] : [[key, edits[key]]]))) as Edits<K>;

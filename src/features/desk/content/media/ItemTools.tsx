import { useState } from 'react';
import { deleteMedia, getMedia, type MediaUse } from '../../../../contract/site/media';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Late } from '../../../../ui/Late';
import { LinkButton } from '../../../../ui/LinkButton';
import { CopyField } from '../../CopyField';
import { unlessGone } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { Problem } from '../../Problem';
import { sectionPath } from '../../sectionPlace';
import { UseName } from '../../uses/UseList';
import { useWork } from '../../useWork';
import type { OwnItem } from './ownItem';
import { useMediaTexts } from './mediaTexts';

const AskDialog = lazyView(async () => (await import('../../AskDialog')).AskDialog);

/** Its address, to paste elsewhere; and deleting it, once it was said what still shows it. */
export function ItemTools({ organisation, item }: { organisation: string; item: OwnItem }) {
  const { texts, call, navigate } = useDesk();
  const words = useMediaTexts();
  const [uses, setUses] = useState<readonly MediaUse[] | null>(null);
  const { busy, error, run } = useWork();
  const params = { mediaId: item.id };
  // It may be used elsewhere by now.
  const ask = () => void run(async () => setUses((await call(getMedia, { organisation, params })).data.uses));
  return (
    <>
      <CopyField
        label={words.address}
        value={location.origin + item.url}
        copy={words.copy}
        copied={words.copied}
        failed={words.copyFailed}
      />
      <div className="desk-buttons">
        <LinkButton variant="secondary" href={item.url} target="_blank" rel="noreferrer">
          {words.open}
        </LinkButton>
        <Button variant="quiet" busy={busy} busyText={texts.loading} onClick={ask}>
          {words.delete}
        </Button>
      </div>
      <Problem texts={texts} error={error} />
      {uses && (
        <Late>
          <AskDialog
            title={words.deleteTitle[item.kind]}
            submit={words.delete}
            done={words.deleted}
            act={() => call(deleteMedia, { organisation, params }).catch(unlessGone)}
            onClose={() => setUses(null)}
            onDone={() => Promise.resolve(navigate(sectionPath(organisation, 'content', 'media')))}
          >
            <p>{uses.length > 0 ? words.deleteUsed : words.deleteText}</p>
            {uses.length > 0 && (
              <ul className="media-uses">
                {uses.map((use) => (
                  <li key={`${use.subject} ${use.id}`}>
                    <UseName use={use} />
                  </li>
                ))}
              </ul>
            )}
          </AskDialog>
        </Late>
      )}
    </>
  );
}

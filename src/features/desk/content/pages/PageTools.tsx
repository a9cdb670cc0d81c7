import { useState } from 'react';
import { deletePage } from '../../../../contract/site/adminContent';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Late } from '../../../../ui/Late';
import { LinkButton } from '../../../../ui/LinkButton';
import { Notice } from '../../../../ui/Notice';
import { unlessGone } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { sectionPath } from '../../sectionPlace';
import { EDIT, siteAddressOf } from './pageAddress';
import type { OwnPage } from './ownPage';
import { usePagesTexts } from './pagesTexts';

const AskDialog = lazyView(async () => (await import('../../AskDialog')).AskDialog);

/** Actions on a page: edit, view, add to the menu, delete. */
export function PageTools({ page, organisation }: { page: OwnPage; organisation: string }) {
  const { call, navigate } = useDesk();
  const words = usePagesTexts();
  const [asks, setAsks] = useState(false);
  const { id, title, path, hidden } = page;
  return (
    <>
      <div className="desk-buttons">
        <Button onClick={() => navigate(sectionPath(organisation, 'content', 'pages', id, EDIT))}>{words.edit}</Button>
        {!hidden && (
          <LinkButton variant="secondary" href={siteAddressOf(organisation, path)} target="_blank" rel="noreferrer">
            {words.view}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {words.delete}
        </Button>
      </div>
      {hidden ? (
        <Notice tone="info">{words.hiddenText}</Notice>
      ) : (
        <p className="muted">
          {words.menuText} <DeskLink to={sectionPath(organisation, 'content', 'menu')}>{words.toMenu}</DeskLink>
        </p>
      )}
      {asks && (
        <Late>
          <AskDialog
            title={words.deleteTitle}
            submit={words.delete}
            done={words.deleted}
            act={() => call(deletePage, { organisation, params: { contentId: id } }).catch(unlessGone)}
            onClose={() => setAsks(false)}
            onDone={() => Promise.resolve(navigate(sectionPath(organisation, 'content', 'pages')))}
          >
            <p>
              <bdi>{title}</bdi>
            </p>
            <p>{words.deleteText}</p>
          </AskDialog>
        </Late>
      )}
    </>
  );
}

import { useState } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import { Late } from '../../../ui/Late';
import { Menu } from '../Menu';
import { useEditorTexts } from '../run/useEditorTexts';
import type { Tool } from './tools';

const ToolList = lazyView(async () => (await import('./ToolList')).ToolList);

/** The menu of what is done with a whole form; each tool is a dialog, loaded when it is first opened. */
export function ToolMenu() {
  const texts = useEditorTexts();
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<{ readonly tool: Tool; readonly isOpen: boolean } | null>(null);
  return (
    <>
      <Menu
        summary={
          <>
            {texts.tools} <Icon path={chevronDownIcon} />
          </>
        }
        onOpen={() => setWanted(true)}
      >
        {isWanted && (
          <Late>
            <ToolList choose={(tool) => setShown({ tool, isOpen: true })} />
          </Late>
        )}
      </Menu>
      {shown && (
        <Late>
          <shown.tool.View open={shown.isOpen} close={() => setShown({ ...shown, isOpen: false })} />
        </Late>
      )}
    </>
  );
}

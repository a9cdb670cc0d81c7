import { randomId } from '../../../../client/randomId';
import { updateSite, type OwnMenuItem } from '../../../../contract/site/menu';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { useDesk } from '../../deskContext';
import { EditForm } from '../../editing/EditForm';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits } from '../../editing/useEdits';
import type { SiteOwner } from '../useSiteOwner';
import { MenuEntries } from './MenuEntries';
import { MenuPreview } from './MenuPreview';
import type { OwnSite } from './ownSite';
import { useMenuTexts } from './menuTexts';
import { putBelow, toItems, toTree, type MenuNode } from './menuTree';
import type { Target } from './useTargets';

interface MenuFormProps {
  readonly organisation: string;
  readonly about: SiteOwner;
  readonly site: OwnSite;
  readonly targets: readonly Target[];
  reload(): Promise<OwnSite>;
  take(site: OwnSite): void;
}

const MOST = 100;
/** In the order in which the form keeps them. */
const itemsOf = ({ web_menu }: OwnSite) => toItems(toTree(web_menu));

/** The organisation's own entries: their names, where they lead, and their order, with the menu as it will look. */
export function MenuForm({ organisation, about, site, targets, reload, take }: MenuFormProps) {
  const { call } = useDesk();
  const words = useMenuTexts();
  const edits = useEdits<OwnSite, 'menu'>({
    record: site,
    keys: ['menu'],
    read: itemsOf,
    async write({ menuVersion }, { menu }) {
      const body = { web_menu: toItems(toTree(menu as readonly OwnMenuItem[])), menuVersion };
      return (await call(updateSite, { organisation, body })).data;
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const items = edits.valueOf('menu') as readonly OwnMenuItem[];
  const nodes = toTree(items);
  const set = (next: readonly MenuNode[]) => edits.set('menu', toItems(next));
  const { language, languages = [] } = about;
  return (
    <>
      <MenuPreview about={about} items={items} />
      <Card className="stack">
        <h2>
          {words.entries}
          {edits.isEdited && <Unsaved />}
        </h2>
        <EditForm
          edits={edits}
          labelOf={() => words.entries}
          theirs={() =>
            itemsOf(site)
              .map(({ name }) => name)
              .join(' · ')
          }
        >
          {nodes.length === 0 && <p className="muted">{words.none}</p>}
          <MenuEntries
            label={words.entries}
            nodes={nodes}
            all={nodes}
            targets={targets}
            languages={languages.filter((lang) => lang !== language)}
            onNodes={set}
            onPut={(id, parent) => set(putBelow(nodes, id, parent))}
          />
          {items.length < MOST && (
            <div className="desk-buttons">
              <Button
                variant="secondary"
                onClick={() => set([...nodes, { id: randomId(), name: '', url: '', children: [] }])}
              >
                {words.add}
              </Button>
            </div>
          )}
        </EditForm>
      </Card>
    </>
  );
}

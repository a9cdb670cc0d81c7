import type { Language } from '../../../contract/terms/languages';
import type { BlockViews } from '../run/blockView';
import { moreViews } from '../kinds/moreViews';
import { plainViews } from '../views/plainViews';

/** Loads the views of some block kinds, and the frame for layout parameters. Kinds without a view are left out. */
export async function loadPieceViews(types: Iterable<string>, lang: Language): Promise<BlockViews> {
  const frame = import('../frame/frame.lazy').then(({ frameView }) => ['frame', frameView] as const);
  const loading = [...types].map(async (type) => {
    const view = await (plainViews[type] ?? moreViews[type]?.(lang));
    return view && ([type, view] as const);
  });
  return new Map((await Promise.all([frame, ...loading])).filter((entry) => entry !== undefined));
}

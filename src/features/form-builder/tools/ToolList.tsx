import { useSaving } from '../saving/saving';
import { type Tool, tools } from './tools';
import { useToolTexts } from './useToolTexts';

export function ToolList({ choose }: { choose(tool: Tool): void }) {
  const texts = useToolTexts();
  const { isReadOnly, token, subject } = useSaving();
  return tools
    .filter(({ isForPages }) => isForPages || !subject)
    .filter(({ isForReaders, isOfServer }) => (isForReaders || !isReadOnly) && (token || !isOfServer))
    .map((tool) => (
      <li key={tool.name}>
        <button type="button" className="menu-item" onClick={() => choose(tool)}>
          {texts.names[tool.name]}
        </button>
      </li>
    ));
}

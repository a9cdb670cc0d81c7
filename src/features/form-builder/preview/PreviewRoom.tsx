import { type ReactNode, useRef, useState } from 'react';
import { useStyles } from '../../../ui/useStyles';
import { desktopIcon, phoneIcon, tabletIcon } from '../icons';
import { useEditorTexts } from '../run/useEditorTexts';
import { ToolButton } from '../ToolButton';
import previewCss from './preview.css';

const widths = ['phone', 'tablet', 'desktop'] as const;
type Width = (typeof widths)[number];
const icons: Record<Width, string> = { phone: phoneIcon, tablet: tabletIcon, desktop: desktopIcon };

/** A preview at phone, tablet or desktop width. */
export function PreviewRoom({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const texts = useEditorTexts();
  const [width, setWidth] = useState<Width>('phone');
  const room = useRef<HTMLDivElement>(null);
  useStyles(room, previewCss);
  return (
    <div ref={room} className="preview">
      <div className="preview-bar">
        <div className="builder-steps" role="group" aria-label={texts.width}>
          {widths.map((name) => (
            <ToolButton
              key={name}
              label={texts[name]}
              icon={icons[name]}
              pressed={width === name}
              press={() => setWidth(name)}
            />
          ))}
        </div>
        {tools}
      </div>
      <div className="preview-room">
        <div className="preview-frame" data-width={width}>
          {children}
        </div>
      </div>
    </div>
  );
}

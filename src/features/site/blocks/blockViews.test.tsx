import { render, screen } from '@testing-library/react';
import { siteCardsTexts, type SiteCardsTexts } from '../../../i18n/siteCards';
import { pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';
import { pageBlocks } from '.';

afterEach(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true }));

async function show(pdf: string, hasReader: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasReader, configurable: true });
  const blocks = pageBlocks(
    JSON.stringify([{ type: 'pdf', props: { pdf, previz: true } }]),
    'https://tilleuls.example',
  );
  const { View: Blocks } = blocks!;
  const View = ({ texts }: { texts: SiteCardsTexts }) => <Blocks texts={texts} />;
  const { container } = render(await viewOf({ View, texts: siteCardsTexts }, pageOf('NOT_FOUND', [])));
  return { link: screen.getByRole('link'), preview: container.querySelector('iframe') };
}

describe('a PDF block on a page', () => {
  it('BLOCK-07 MEDIA-05 offers the organisation’s own document for download, without a preview', async () => {
    const { link, preview } = await show(`/media/${'0a'.repeat(20)}.pdf`, true);
    expect(link).toHaveTextContent('Télécharger le document PDF');
    expect(link).toHaveAttribute('download');
    expect(link).not.toHaveAttribute('target');
    expect(preview).toBeNull();
  });

  it.each([true, false])('BLOCK-07 reads others in place where the browser has a reader: %s', async (hasReader) => {
    const { link, preview } = await show('https://b.example/plan.pdf', hasReader);
    expect(link).toHaveTextContent('Ouvrir le document PDF');
    expect(link).toHaveAttribute('target', '_blank');
    expect(preview !== null).toBe(hasReader);
  });
});

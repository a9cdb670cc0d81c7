/** The size of a file in words: "340 ko", "2,4 Mo". */
export function fileSize(bytes: number, lang: string): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const size = bytes < 1_000_000 ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000;
  return size.toLocaleString(lang, { style: 'unit', unit, maximumFractionDigits: 1 });
}

/** A picture that becomes a page. */
export interface PagePicture {
  readonly key: number;
  readonly file: File;
}

/** About as many pages of pictures as the server recognizes in the time that it takes for a document. */
export const mostPages = 20;

/** Adds pictures after the last page, as many as there is room for. */
export function addPictures(
  pages: readonly PagePicture[],
  files: readonly File[],
): readonly PagePicture[] {
  const first = Math.max(0, ...pages.map(({ key }) => key)) + 1;
  const added = files.map((file, index) => ({ key: first + index, file }));
  return [...pages, ...added].slice(0, mostPages);
}

/** Moves a page by so many places, up to the first or the last one. */
export function movePicture(
  pages: readonly PagePicture[],
  key: number,
  by: number,
): readonly PagePicture[] {
  const from = pages.findIndex((page) => page.key === key);
  const moved = pages[from];
  if (moved === undefined) return pages;
  const others = pages.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, from + by)), 0, moved);
}

/** The name of the PDF that a picture becomes. */
export function nameDocument(filename: string): string {
  return `${filename.replace(/\.[^.]*$/, '') || filename}.pdf`;
}

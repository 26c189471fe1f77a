/** Pictures that a browser may be able to open, as an input takes them. Which ones it can is found out by opening them. */
export const browserPictures: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

/** Whether a file is a picture of one of these kinds, by its type or its name. */
export function isBrowserPicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  const lower = name.toLowerCase();
  return Object.entries(browserPictures).some(
    ([mediaType, extensions]) =>
      mediaType === type || extensions.some((extension) => lower.endsWith(extension)),
  );
}

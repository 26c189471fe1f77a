/** Pictures that no server reads and some browsers open, as an input takes them. */
export const browserOnly = { 'image/heic': ['.heic'], 'image/heif': ['.heif'] } as const;

const mediaType = /^image\/(?:jpeg|png|webp|hei[cf])$/;
const extension = /\.(?:jpe?g|jpe|jfif|png|webp|hei[cf])$/i;

/**
 * Whether a file is a picture that a browser may be able to open, by its type or its name. Whether it can is found out by
 * opening it.
 */
export function isBrowserPicture({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return mediaType.test(type) || extension.test(name);
}

import type { WriteStream } from 'node:tty';

/**
 * Whether a terminal supports colors and the user has not disabled them: NO_COLOR has priority, see
 * https://no-color.org.
 */
export function canShowColors(stream: WriteStream): boolean {
  // biome-ignore lint/style/noProcessEnv: NO_COLOR is a promise to the user's terminal and no setting of the product.
  const { NO_COLOR } = process.env;
  const isUnwanted = NO_COLOR !== undefined && NO_COLOR !== '';
  return !isUnwanted && stream.hasColors();
}

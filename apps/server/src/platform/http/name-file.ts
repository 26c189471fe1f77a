/**
 * The Content-Disposition header for a file with any name. Source: RFC 6266; RFC 8187 (successor of RFC 5987) for
 * names beyond ASCII.
 */
export function nameFile(disposition: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replaceAll(/[^\w .-]/g, '_');
  const exact = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

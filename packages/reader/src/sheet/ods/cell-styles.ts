/** The styles of an OpenDocument spreadsheet that affect its words: [ODF] part 3, 16.2 and 17. */
export interface OdsStyles {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  isHiddenTable(style: string | undefined): boolean;
  isBold(style: string | undefined): boolean;
  isWhite(style: string | undefined): boolean;
}

/** Collects styles as they go by. */
export function createOdsStyles(): OdsStyles {
  const hiddenTables = new Set<string>();
  const bold = new Set<string>();
  const white = new Set<string>();
  const grounds = new Set<string>();
  let open: string | undefined;
  return {
    open(name, attributes) {
      if (name === 'style:style') open = attributes['style:name'];
      if (open === undefined) return;
      if (name === 'style:table-properties' && attributes['table:display'] === 'false')
        hiddenTables.add(open);
      if (name === 'style:text-properties') {
        if (attributes['fo:font-weight'] === 'bold') bold.add(open);
        if (/^#ffffff$/i.test(attributes['fo:color'] ?? '')) white.add(open);
      }
      if (name === 'style:table-cell-properties') {
        const ground = attributes['fo:background-color'] ?? 'transparent';
        if (!/^(transparent|#ffffff)$/i.test(ground)) grounds.add(open);
      }
    },
    close(name) {
      if (name === 'style:style') open = undefined;
    },
    isHiddenTable: (style) => style !== undefined && hiddenTables.has(style),
    isBold: (style) => style !== undefined && bold.has(style),
    isWhite: (style) => style !== undefined && white.has(style) && !grounds.has(style),
  };
}

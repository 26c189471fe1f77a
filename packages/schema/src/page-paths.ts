/** The addresses that show a page of the product; any other is not found. */
export const pagePaths = ['/'] as const;

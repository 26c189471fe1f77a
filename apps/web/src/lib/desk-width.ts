/** From this width on the document stands beside the other tabs. */
export const deskQuery = '(min-width: 68.75rem)';

/** From this width on the document stands beside the other tabs. */
export const deskQuery = '(min-width: 68.75rem)';

/** The attribute of the element beside the tabs where the button that opens the questions stands on the desk. */
export const launcherPlace = 'data-launcher-place';

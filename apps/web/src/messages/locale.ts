// For `ui`, which knows no product and imports nothing of it but messages.
export { interfaceLocale } from '@clauselight/core';

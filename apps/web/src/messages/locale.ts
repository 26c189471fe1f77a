import { interfaceLocale } from '@clauselight/core';

/** For `ui`, which knows no product and imports nothing of it but messages. */
export const locale: string = interfaceLocale;

import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/pdf-pages.json';

export const { t } = createMessages(catalog);

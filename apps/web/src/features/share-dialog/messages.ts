import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/share-dialog.json';

export const { t } = createMessages(catalog);

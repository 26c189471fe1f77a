import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/exports.json';

export const { t } = createMessages(catalog);

import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/header.json';

export const { t } = createMessages(catalog);

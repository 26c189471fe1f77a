import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/shared-link.json';

export const { t, Message } = createMessages(catalog);

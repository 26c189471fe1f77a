import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/library.json';

export const { t, Message } = createMessages(catalog);

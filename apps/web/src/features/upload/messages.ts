import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/upload.json';

export const { t, Message } = createMessages(catalog);

export type MessageId = Parameters<typeof t>[0];

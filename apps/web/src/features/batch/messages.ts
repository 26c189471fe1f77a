import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/batch.json';

export const { t, Message } = createMessages(catalog);

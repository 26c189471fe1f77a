import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/subscribe.json';

export const { t, Message } = createMessages(catalog);

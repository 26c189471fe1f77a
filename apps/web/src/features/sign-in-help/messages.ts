import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/sign-in-help.json';

export const { t, Message } = createMessages(catalog);

import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/recent-analyses.json';

export const { t, Message } = createMessages(catalog);

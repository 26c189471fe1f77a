import { createMessages } from '../../messages/create-messages.tsx';
import catalog from '../../messages/en/questions.json';

export const { t } = createMessages(catalog);

export type MessageId = Parameters<typeof t>[0];
